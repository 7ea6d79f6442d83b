package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GtpCommandTest {
    private static Run gtp(String input) {
        return Run.withInput(input.getBytes(StandardCharsets.UTF_8), "gtp");
    }

    @Test
    void aSessionEndsWithQuitOrWithItsInput() {
        assertThat(gtp("1 name\nquit\n2 name\n").out()).isEqualTo("=1 Seichi\n\n= \n\n");
        assertThat(gtp("1 name\r\n2 name").out()).isEqualTo("=1 Seichi\n\n=2 Seichi\n\n");
        assertThat(gtp("").status()).isZero();
    }

    /** Editors on Windows put a mark before a text, and some shells there before what they pipe. */
    @Test
    void aByteOrderMarkIsNoPartOfTheFirstCommand(@TempDir Path folder) throws IOException {
        assertThat(gtp("\uFEFF1 name\r\n").out()).isEqualTo("=1 Seichi\n\n");
        Path suite = Files.writeString(folder.resolve("mark.tst"), "\uFEFF1 name\r\n#? [Seichi]\r\n");
        assertThat(Run.ofProgram("regress", suite.toString()).out()).isEqualTo("1 test, 1 as expected, 0 not\n");
    }

    @Test
    void aLineThatIsTooLongIsRefusedAndTheSessionGoesOn() {
        String longest = "1 name #" + "x".repeat((1 << 16) - 8);
        assertThat(gtp(longest + "\n2 name\n").out()).isEqualTo("=1 Seichi\n\n=2 Seichi\n\n");
        assertThat(gtp(longest + "x\n2 name\n").out())
                .isEqualTo("?1 the line is longer than 65536 characters\n\n=2 Seichi\n\n");
    }

    @Test
    void allSuitesOfTheProjectAreAsExpected() throws IOException {
        List<String> command;
        try (Stream<Path> suites = Files.list(Path.of("../regression"))) {
            command = Stream.concat(
                            Stream.of("regress"), suites.map(Path::toString).sorted())
                    .toList();
        }
        Run run = Run.ofProgram(command.toArray(String[]::new));

        assertThat(run.out()).matches("([1-9]\\d*) tests, \\1 as expected, 0 not\n");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
    }

    /** Runs the first suite command of the document; other tests cover its session. */
    @Test
    void theSuitesThatTheDocumentNamesRun() throws IOException {
        String document = Files.readString(Path.of("../docs/gtp.md"));
        Matcher command =
                Pattern.compile("^\\./seichi (regress .*)$", Pattern.MULTILINE).matcher(document);
        assertThat(command.find()).isTrue();
        Run run = Run.ofProgram(
                command.group(1).replace("regression/", "../regression/").split(" "));

        assertThat(run.status()).isZero();
    }

    @Test
    void aSuiteWithoutATestIsToldAndFails(@TempDir Path folder) {
        String empty = Games.write(folder, "empty.tst", "# nothing\nboardsize 9\n1 name\n");
        String suite = Games.write(folder, "a.tst", "1 name\n#? [Seichi]\n");
        Run alone = Run.ofProgram("regress", empty);
        Run beside = Run.ofProgram("regress", empty, suite);

        assertThat(alone.err())
                .isEqualTo(empty + ": there is no test: no numbered command with a line #? [...] after it\n");
        assertThat(alone.status()).isEqualTo(2);
        assertThat(beside.out()).isEqualTo("1 test, 1 as expected, 0 not\n");
        assertThat(beside.status()).isEqualTo(1);
    }

    @Test
    void whatIsNotAsExpectedIsShown(@TempDir Path folder) {
        String suite = Games.write(folder, "a.tst", "1 name\n#? [Carta]\n2 name\n#? [Seichi]*\n3 name\n#? [Seichi]\n");
        Run run = Run.ofProgram("regress", suite);

        assertThat(run.out()).isEqualTo("""
                        a.tst 1: fail: name
                            expected Carta
                            answered Seichi
                        a.tst 2: unexpected pass: name
                            expected Seichi
                            answered Seichi
                        3 tests, 1 as expected, 2 not
                        """);
        assertThat(run.status()).isEqualTo(1);
    }
}
