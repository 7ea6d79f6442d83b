package org.seichi.app.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordFilesTest {
    @TempDir
    private Path folder;

    private static RecordFiles files(long maxBytes) {
        return new RecordFiles(new ByteArrayInputStream(new byte[] {1, 2, 3, 4}), maxBytes);
    }

    @Test
    void filesUpToTheLimitAreRead() throws IOException {
        Path file = Files.write(folder.resolve("a"), new byte[] {5, 6, 7});

        assertThat(files(3).read(file.toString())).containsExactly(5, 6, 7);
        assertThat(files(4).read("-")).containsExactly(1, 2, 3, 4);
    }

    @Test
    void largerFilesAreRefusedWithoutBeingReadToTheEnd() throws IOException {
        Path file = Files.write(folder.resolve("a"), new byte[] {5, 6, 7});
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return '(';
            }
        };

        assertThatThrownBy(() -> files(2).read(file.toString()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("--large-files");
        assertThatThrownBy(() -> new RecordFiles(endless, 1 << 20).read("-"))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("larger than 1 MB");
    }

    @Test
    void whatCannotBeReadIsToldInWords() {
        assertThatThrownBy(() -> files(9).read(folder + "/none")).hasMessage("no such file");
        assertThatThrownBy(() -> files(9).read(folder.toString())).hasMessage("this is a folder, not a game record");
        assertThatThrownBy(() -> files(9).read("a\0b")).hasMessage("not the name of a file");
    }

    @Test
    void aFolderStandsForTheRecordsBelowIt() throws IOException {
        Files.createDirectories(folder.resolve("b/deep"));
        for (String name : new String[] {"b/deep/2.sgf", "a.SGF", "c.sgf", "b/1.sgf", "d.txt", "sgf"}) {
            Files.writeString(folder.resolve(name), "");
        }

        assertThat(RecordFiles.expand(folder.toString()))
                .containsExactly(folder + "/a.SGF", folder + "/b/1.sgf", folder + "/b/deep/2.sgf", folder + "/c.sgf");
        Files.write(folder.resolve("d.gib"), new byte[0]);
        Files.write(folder.resolve("d.NGF"), new byte[0]);
        assertThat(RecordFiles.expand(folder.toString())).contains(folder + "/d.gib", folder + "/d.NGF");
        assertThat(RecordFiles.expand("-")).containsExactly("-");
        assertThat(RecordFiles.expand("none")).containsExactly("none");
    }
}
