package org.seichi.app.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Names of files with bytes that are no characters. */
@EnabledOnOs(OS.LINUX)
class FilePathsTest {
    @TempDir
    private Path folder;

    private final RecordFiles files = new RecordFiles(new ByteArrayInputStream(new byte[0]), 9);

    /** Writes a file whose name may have any bytes. */
    private void write(String name, String content) throws IOException {
        Path file = Path.of(URI.create(folder.toUri() + name));
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }

    @Test
    void aFileIsFoundByTheNameThatIsShown() throws IOException {
        write("caf%E9/jeu%FF.sgf", "one");
        write("plain/jeu%FF.sgf", "two");

        assertThat(files.read(folder + "/caf\uFFFD/jeu\uFFFD.sgf")).asString().isEqualTo("one");
        assertThat(RecordFiles.expand(folder.toString()))
                .containsExactlyInAnyOrder(folder + "/caf\uFFFD/jeu\uFFFD.sgf", folder + "/plain/jeu\uFFFD.sgf");
        assertThatThrownBy(() -> files.read(folder + "/plain/\uFFFD.sgf")).hasMessage("no such file");
    }

    @Test
    void oneOfSeveralFilesThatAreShownAlikeIsRefused() throws IOException {
        write("caf%E9.sgf", "one");
        write("caf%FF.sgf", "two");

        assertThatThrownBy(() -> files.read(folder + "/caf\uFFFD.sgf")).hasMessageContaining("several files");
    }

    @Test
    void theLastPartOfANameIsWithoutItsFolders() {
        assertThat(FilePaths.last("a/b/c.sgf")).isEqualTo("c.sgf");
        assertThat(FilePaths.last("c.sgf")).isEqualTo("c.sgf");
    }
}
