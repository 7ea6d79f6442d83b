package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The start script of a clone that has not been built yet, with a stand-in for Maven. */
class StartScriptTest {
    private static final long PATIENCE_SECONDS = 20;

    @TempDir
    private Path clone;

    @BeforeEach
    void layOut() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "There is no bash here: the start script was NOT tested.");
        Files.copy(Path.of("..", "seichi"), clone.resolve("seichi"));
        Files.createFile(clone.resolve("pom.xml"));
        for (String module : new String[] {"seichi-core", "seichi-app"}) {
            Files.createDirectories(clone.resolve(module).resolve("src/main"));
            Files.createFile(clone.resolve(module).resolve("pom.xml"));
        }
        Files.createDirectory(clone.resolve("bin"));
    }

    private Process start(String maven) throws IOException {
        Path standIn = Files.writeString(clone.resolve("bin/mvn"), "#!/bin/sh\n" + maven);
        Files.setPosixFilePermissions(standIn, PosixFilePermissions.fromString("rwx------"));
        ProcessBuilder builder = new ProcessBuilder(clone.resolve("seichi").toString(), "rules");
        builder.environment().merge("PATH", clone.resolve("bin").toString(), (usual, first) -> first + ":" + usual);
        return builder.redirectErrorStream(true)
                .redirectOutput(clone.resolve("output").toFile())
                .start();
    }

    private String output() throws IOException {
        return Files.readString(clone.resolve("output"));
    }

    @Test
    void aBuildEndsWithTheScript() throws Exception {
        Process script = start("echo $$ >\"$0.pid\"; exec sleep 60");
        Path number = clone.resolve("bin/mvn.pid");
        long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while ((!Files.exists(number) || Files.size(number) == 0) && System.nanoTime() < limit) {
            Thread.sleep(10);
        }
        ProcessHandle build = ProcessHandle.of(
                        Long.parseLong(Files.readString(number).strip()))
                .orElseThrow();

        script.destroy();
        assertThat(script.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(script.exitValue()).isEqualTo(143);
        build.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    @Test
    void aBuildThatFailsIsReported() throws Exception {
        Process script = start("echo 'it is broken'; exit 3");
        assertThat(script.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(script.exitValue()).isEqualTo(2);
        assertThat(output()).contains("it is broken\n", "seichi: the build failed\n");
    }
}
