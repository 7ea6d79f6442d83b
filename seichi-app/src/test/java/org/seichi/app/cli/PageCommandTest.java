package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageCommandTest {
    @TempDir
    private Path folder;

    @Test
    void thePageIsWrittenAndRenewed() throws IOException {
        Path page = folder.resolve("new/page");
        Run first = Run.of("page", page.toString());

        assertThat(first.err()).isEmpty();
        assertThat(first.out()).matches("\\d+ files in .*page, without the engine for pages\n");
        assertThat(page.resolve("index.html")).content().contains("src=\"main.js\"");
        Files.writeString(page.resolve("main.js"), "old");
        Files.writeString(page.resolve("mine.txt"), "mine");
        assertThat(Run.of("page", page.toString())).isEqualTo(first);
        assertThat(page.resolve("main.js")).content().isNotEqualTo("old");
        assertThat(page.resolve("mine.txt")).hasContent("mine");
    }

    @Test
    void whatAnInterruptedRunHasLeftIsWrittenAgain() throws IOException {
        Run.of("page", folder.toString());
        Files.delete(folder.resolve("main.js"));

        assertThat(Run.of("page", folder.toString()).status()).isZero();
        assertThat(folder.resolve("main.js")).exists();
    }

    @Test
    void filesOfOthersAreNotOverwritten() throws IOException {
        for (String name : new String[] {"index.html", "main.js", "examples"}) {
            Path home = Files.createDirectories(folder.resolve("site of " + name));
            Path kept = Files.writeString(home.resolve(name), "kept");
            Run run = Run.of("page", home.toString());

            assertThat(run.status()).as(name).isEqualTo(2);
            assertThat(run.err()).startsWith("seichi: ").contains(kept.toString());
            assertThat(kept).hasContent("kept");
            try (var files = Files.list(home)) {
                assertThat(files).as("nothing is written").containsExactly(kept);
            }
        }
        Path kept = folder.resolve("site of index.html/index.html");
        assertThat(Run.of("page", kept.getParent().toString()).err())
                .isEqualTo("seichi: " + kept + " is there already, and no page of Seichi; name another folder\n");
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "kept");

        assertThat(Run.of("page", file.toString()).err())
                .isEqualTo("seichi: " + file + " is there already, and no page of Seichi; name another folder\n");
        assertThat(file).hasContent("kept");
    }
}
