package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpFilesCommandTest {
    @TempDir
    private Path folder;

    @Test
    void theManualTellsEveryCommandAndOption() throws Exception {
        Run run = Run.of("help-files", folder.toString());
        assertThat(run.status()).as(run.err()).isZero();
        String manual = Files.readString(folder.resolve("seichi.1"));

        assertThat(manual)
                .startsWith(".TH SEICHI 1")
                .contains("\n.SS score\n", "\n.SS serve\n", "\\fB\\-\\-komi=", "Default: 127.0.0.1")
                .doesNotContain("help\\-files", "%n", "%%", "${");
        for (String command : SeichiCommandTest.commands()) {
            String told = manual.split("\n\\.SS " + command + "\n", 2)[1].split("\n\\.S[SH] ", 2)[0];
            assertThat(options(Run.of(command, "--help").out()))
                    .contains("--help")
                    .allSatisfy(option -> assertThat(told)
                            .as(command)
                            .containsPattern(Pattern.quote(option.replace("-", "\\-")) + "[=\\\\]"));
        }
        assertThat(manual.lines()).noneMatch(line -> line.matches("\\.(?!TH|SH|SS|TP|B|I).*"));
    }

    /** The long names of the options in a help text. */
    private static List<String> options(String help) {
        return Pattern.compile("(?m)^ +(?:-[a-zA-Z], )?(--[a-z-]+)")
                .matcher(help)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    void shellsUnderstandTheCompletions() throws Exception {
        Run.of("help-files", folder.toString());
        Path completions = folder.resolve("seichi.bash");
        Process bash = new ProcessBuilder("bash", "-n", completions.toString())
                .redirectErrorStream(true)
                .start();

        assertThat(new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEmpty();
        assertThat(bash.waitFor()).isZero();
        assertThat(Files.readString(completions))
                .contains(
                        "evaluate",
                        "'--komi'",
                        "(\"text\" \"json\" \"sgf\" \"svg\" \"png\" \"html\") # --format values",
                        "(\"stand-in\") # --method values",
                        "(\"japanese\" \"korean\" ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"score", "batch", "score --explain", "evaluate --move 3 other.sgf", "batch --output", "page"})
    void shellsCompleteTheNamesOfFiles(String typed) throws Exception {
        Run.of("help-files", folder.toString());
        Files.createFile(folder.resolve("my game.sgf"));
        String words = "compopt() { :; }; source seichi.bash; COMP_WORDS=(seichi " + typed + " my); ";
        Process bash = new ProcessBuilder(
                        "bash",
                        "-c",
                        words + "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _complete_seichi; echo \"${COMPREPLY[*]}\"")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();

        assertThat(new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo("my game.sgf\n");
    }

    @Test
    void aFolderThatCannotBeMadeIsRefused() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        Run run = Run.of("help-files", file.toString());

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("cannot be written").hasLineCount(1);
    }
}
