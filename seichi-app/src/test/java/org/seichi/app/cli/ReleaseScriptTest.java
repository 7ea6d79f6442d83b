package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The start script of a release, with a stand-in for Java that makes the archives it is asked for and tells what it got. */
class ReleaseScriptTest {
    private static final long PATIENCE_SECONDS = 20;
    private static final String JAVA = """
            #!/bin/sh
            for option; do
              case $option in
                -XX:AOTCacheOutput=* | -XX:SharedArchiveFile=*) case " $* " in *-Xshare:dump* | *Output*) : >"${option#*=}" ;; esac ;;
              esac
            done
            echo "locale=$LC_ALL" "$@"
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void needsAShell() {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "There is no sh here: the start script was NOT tested.");
    }

    /** A release in a place of its own; its files are as old as all files of a release. */
    private Path release(String place, String build) throws IOException {
        Path home = Files.createDirectories(folder.resolve(place));
        Files.createDirectories(home.resolve("bin"));
        Files.createDirectories(home.resolve("lib"));
        String script = Files.readString(Path.of("..", "packaging", "seichi"));
        assertThat(script).contains("\nbuild=\n");
        executable(home.resolve("bin/seichi"), script.replace("\nbuild=\n", "\nbuild=" + build + "\n"));
        Path jar = Files.writeString(home.resolve("lib/seichi.jar"), build);
        Files.setLastModifiedTime(jar, FileTime.from(Instant.parse("2026-01-01T00:00:00Z")));
        return home;
    }

    private static void executable(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** The archive that a start hands to Java. */
    private String archive(Path home, String java) throws Exception {
        return words(home, java, Map.of())
                .filter(option -> option.startsWith("-XX:AOTCache=") || option.startsWith("-XX:SharedArchiveFile="))
                .map(option -> option.substring(option.indexOf('=') + 1))
                .findFirst()
                .orElseThrow();
    }

    /** What Java gets from a start in the folder of the release: {@code locale=} and its name, then the arguments. */
    private Stream<String> words(Path home, String java, Map<String, String> environment) throws Exception {
        Path jdk = folder.resolve("jdks").resolve(java);
        executable(jdk.resolve("bin/java"), JAVA);
        Files.writeString(jdk.resolve("release"), "IMPLEMENTOR=\"Somebody\"\nJAVA_VERSION=\"" + java + "\"\n");
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", "bin/seichi", "rules").directory(home.toFile());
        builder.environment().put("JAVA_HOME", jdk.toString());
        builder.environment().put("SEICHI_CACHE", folder.resolve("cache").toString());
        builder.environment().putAll(environment);
        Path output = folder.resolve("output");
        Process script = builder.redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(script.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        String said = Files.readString(output);
        assertThat(script.exitValue()).as(said).isZero();
        return Stream.of(said.split(" "));
    }

    private List<String> kept() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("cache"))) {
            return files.map(file -> file.toString()).sorted().toList();
        }
    }

    @Test
    void aReleaseNeverStartsFromTheArchiveOfAnother() throws Exception {
        for (String java : new String[] {"17.0.15", "25.0.3"}) {
            String first = archive(release("first", "0123"), java);
            String second = archive(release("first", "4567"), java);
            assertThat(second).isNotEqualTo(first);
            assertThat(kept()).contains(first, second);
            assertThat(archive(release("first", "0123"), java)).isEqualTo(first);
        }
    }

    @Test
    void aNewerJavaGetsAnArchiveOfItsOwn() throws Exception {
        Path home = release("here", "0123");
        assertThat(archive(home, "25.0.3"))
                .isNotEqualTo(archive(home, "25.0.4"))
                .contains("25.0.3");
    }

    @Test
    void anArchiveThatIsGoodForOnePlaceIsMadeAnewInAnother() throws Exception {
        assertThat(archive(release("here", "0123"), "17.0.15"))
                .isNotEqualTo(archive(release("there", "0123"), "17.0.15"));
        assertThat(archive(release("here", "0123"), "25.0.3")).isEqualTo(archive(release("there", "0123"), "25.0.3"));
    }

    @Test
    void archivesThatNobodyUsesAreCleanedUp() throws Exception {
        Path cache = Files.createDirectories(folder.resolve("cache"));
        Path old = Files.createFile(cache.resolve("seichi-old-25.aot"));
        Path other = Files.createFile(cache.resolve("seichi.jar"));
        FileTime longAgo = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));
        for (Path file : List.of(old, other)) {
            Files.setAttribute(file, "lastAccessTime", longAgo);
        }
        String used = archive(release("here", "0123"), "25.0.3");
        assertThat(kept()).containsExactlyInAnyOrder(used, other.toString());
    }

    /** Else Java could not open files with other names than ASCII. */
    @Test
    void aLocaleThatTheMachineDoesNotHaveIsReplaced() throws Exception {
        Path home = release("here", "0123");
        for (String locale : new String[] {"C", "POSIX", "xx_XX.UTF-8"}) {
            assertThat(words(home, "25.0.3", Map.of("LC_ALL", locale))).startsWith("locale=C.UTF-8");
        }
    }

    /** The folder is there, but takes no files: that of root after sudo, or a file system that is only read. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutAPlaceForArchivesItStartsAllTheSame() throws Exception {
        Path home = release("here", "0123");
        for (String cache : new String[] {"/proc", "/dev/null/cache"}) {
            assertThat(words(home, "25.0.3", Map.of("SEICHI_CACHE", cache))).contains("rules\n");
        }
    }

    /** With CDPATH the shell would look for folders elsewhere, and print where it has found them. */
    @Test
    void foldersAreFoundWithoutThePathOfTheShell() throws Exception {
        Path home = release("here", "0123");
        assertThat(words(home, "25.0.3", Map.of("CDPATH", ".:/")))
                .contains(home.toRealPath() + "/lib/seichi.jar:" + home.toRealPath() + "/lib/seichi-web.jar");
    }
}
