package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every command says the same about a file that is not there, is a folder or no text. */
class UnreadFilesTest {
    private static final String COMMANDS = """
            regress FILE                         | a suite of tests
            prove --check FILE                   | a file of proofs
            solve --table FILE GAMES             | a table
            compare GAMES --peers FILE | a table of the answers of other programs
            """;

    @TempDir
    private Path folder;

    private String err(String command, Path file) {
        Games.write(folder, "a.sgf", "(;SZ[5];B[cc];W[];B[])");
        String[] args = command.replace("FILE", file.toString())
                .replace("GAMES", folder.toString())
                .split(" ");
        return Run.of(args).err();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = COMMANDS)
    void aMissingFileIsNotThere(String command) {
        assertThat(err(command, folder.resolve("none"))).contains("none: no such file\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = COMMANDS)
    void aFolderIsNone(String command, String wanted) {
        assertThat(err(command, folder)).contains(folder + ": this is a folder, not " + wanted + "\n");
    }

    @ParameterizedTest
    @CsvSource({"regress FILE", "solve --table FILE GAMES", "compare GAMES --peers FILE"})
    void whatIsNoTextIsToldSo(String command) throws IOException {
        Path bytes = Files.write(folder.resolve("bytes"), new byte[] {'a', (byte) 0xFF, (byte) 0xFE});
        assertThat(err(command, bytes)).contains("bytes: the file is no text in UTF-8\n");
    }
}
