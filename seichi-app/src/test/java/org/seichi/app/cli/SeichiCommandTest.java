package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.method.Methods;

class SeichiCommandTest {
    /** The commands that the help lists. */
    static List<String> commands() {
        String listed = Run.of("--help").out().split("Commands:\n", 2)[1].split("\n\n", 2)[0];
        return listed.lines()
                .filter(line -> line.matches("  [a-z].*"))
                .map(line -> line.strip().split(" ", 2)[0])
                .toList();
    }

    private static Stream<String> helps() {
        return Stream.concat(Stream.of("--help", "info -h"), commands().stream().map(command -> command + " --help"));
    }

    @Test
    void theHelpListsAllCommands() {
        assertThat(commands()).hasSize(16).contains("score", "serve", "rules").doesNotContain("help-files");
    }

    @ParameterizedTest
    @MethodSource("helps")
    void helpSaysHowToUseIt(String arguments) {
        Run run = Run.of(arguments.split(" "));

        assertThat(run.out()).startsWith("Usage: seichi " + arguments.replaceFirst("-.*", "") + "[-hV]");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
    }

    @Test
    void onlyScoresAreWrittenAsRecords() {
        assertThat(Run.of("help", "score").out().replaceAll("\\s+", " ")).contains("(one object per line), sgf, svg");
        assertThat(Run.of("help", "prove").out()).doesNotContain("sgf,");
    }

    @Test
    void helpIsAlsoAWord() {
        assertThat(Run.of("help")).isEqualTo(Run.of("--help"));
        assertThat(Run.of("help", "score")).isEqualTo(Run.of("score", "--help"));
        assertThat(Run.of("help", "--help")).isEqualTo(Run.of("--help"));
    }

    /** Writing fails as on a full disk. */
    @ParameterizedTest
    @ValueSource(strings = {"rules", "--help", "score ../examples/9x9-seki.sgf", "info ../examples/9x9-seki.sgf"})
    void whatCannotBeWrittenIsToldAndIsAFailure(String arguments) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        OutputStream full = new OutputStream() {
            @Override
            public void write(int next) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                new PrintStream(full, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8),
                Set.of());

        assertThat(SeichiCommand.run(streams, Methods.all(), arguments.split(" ")))
                .isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("seichi: standard output cannot be written\n");
    }

    @Test
    void theVersionIsOneLine() {
        assertThat(Run.of("--version").out()).matches("seichi .+\\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''            | seichi: Missing required subcommand | seichi --help",
                "resolve       | seichi: there is no command 'resolve' | seichi --help",
                "solve         | seichi: Missing required parameter  | seichi solve --help",
                "score         | seichi: Missing required parameter  | seichi score --help",
                "info          | seichi: Missing required parameter  | seichi info --help",
                "suite         | seichi: Missing required parameter  | seichi suite --help",
                "suite a b     | seichi: Unmatched argument          | seichi suite --help",
                "rules --no    | seichi: Unknown option: '--no'      | seichi rules --help",
                "rules -n json | seichi: Unknown option: '-n'        | seichi rules --help",
                "score --rule x | seichi: Unknown option: '--rule'; similar: --rules | seichi score --help",
                "help resolve  | seichi: there is no command 'resolve' | seichi --help",
                "resolve --help | seichi: there is no command 'resolve' | seichi --help",
                "pom.xml       | seichi: there is no command 'pom.xml'; to score a record: seichi score pom.xml | seichi --help",
            })
    void wrongUsageIsToldWithAHint(String arguments, String message, String hint) {
        Run run = Run.of(arguments.isEmpty() ? new String[0] : arguments.split(" "));

        assertThat(run.err()).startsWith(message).endsWith("Try '" + hint + "'.\n");
        assertThat(run.err().lines()).hasSize(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--port -1                            | --port is 0 to 65535",
                "--allow-origin example.org           | --allow-origin is like https://example.org, with nothing behind the name: not \"example.org\"",
                "--allow-origin https://example.org/  | --allow-origin is like https://example.org, with nothing behind the name: not \"https://example.org/\"",
                "--allow-host go.example.org:80       | --allow-host is a name without a port, such as go.example.org: not \"go.example.org:80\"",
                "--allow-host http://go.example.org   | --allow-host is a name without a port, such as go.example.org: not \"http://go.example.org\"",
                "--allow-host [::1] --allow-host * --allow-origin * --allow-origin HTTP://A.example:80 --queue -1 | --max-body is 1 to 65536, --threads and --nodes 1 or more, --queue 0 or more",
            })
    void whatNoServerCanBeToldIsRefused(String options, String message) {
        Run run = Run.of(("serve " + options).split(" +"));

        assertThat(run.err()).isEqualTo("seichi: " + message + "\n");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void listsMethods() {
        assertThat(Run.of("methods").out().lines())
                .startsWith("stand-in  Says what it was told.")
                .contains("  static-without-groups", "  static-without-kos");
    }

    @Test
    void listsRulesets() {
        assertThat(Run.of("rules").out().lines())
                .hasSize(8)
                .anyMatch(
                        line -> line.matches("japanese +Japanese +territory +do not count +simple +forbidden .*6\\.5"))
                .anyMatch(line ->
                        line.matches("aga +AGA +area +count +situational superko .* a point each but one +7\\.5"));
    }
}
