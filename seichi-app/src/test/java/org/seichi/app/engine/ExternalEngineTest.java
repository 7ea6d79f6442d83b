package org.seichi.app.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.analysis.ReadGame;
import org.seichi.app.files.RecordFiles;
import org.seichi.board.Board;
import org.seichi.record.RecordException;
import org.seichi.report.EngineOpinion;
import org.seichi.text.Coordinates;

/** Tests the client of engines with a script that answers as the test demands, or fails to. */
class ExternalEngineTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    private static ReadGame game() throws IOException, RecordException {
        return new RecordFiles(InputStream.nullInputStream(), RecordFiles.DEFAULT_MAX_BYTES)
                .load("../examples/9x9-dead-stones.sgf")
                .read(1);
    }

    /** A script that gives the two answers as told, and a bare success to all other commands. */
    private String script(String dead, String score) throws IOException {
        Path script = folder.resolve("engine.sh");
        Files.writeString(script, """
                while read -r command rest; do
                  case $command in
                    name) echo '= Fake'; echo ;;
                    version) echo '= 1'; echo ;;
                    final_status_list) %s ;;
                    final_score) %s ;;
                    quit) echo '='; echo; exit ;;
                    *) echo '='; echo ;;
                  esac
                done
                """.formatted(dead, score));
        return "sh '" + script + "'";
    }

    private static EngineOpinion ask(String command, Duration limit) throws Exception {
        try (ExternalEngine engine = new ExternalEngine(command, limit)) {
            return engine.ask(game(), 6.5);
        }
    }

    @Test
    void whatAnEngineSays() throws Exception {
        EngineOpinion opinion = ask(script("printf '= H8\\nB7 C6\\n\\n'", "printf '= W+19.5\\n\\n'"), LIMIT);
        assertThat(opinion.engine()).isEqualTo("Fake 1");
        assertThat(opinion.margin()).hasValue(-39);
        assertThat(opinion.dead())
                .extracting(point -> Coordinates.format(Board.square(9), point))
                .containsExactly("H8", "B7", "C6");
        assertThat(opinion.failure()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "echo '= '; echo | exit 3 | the engine has ended",
                "exit 3 | echo '= 0'; echo | the engine has ended",
                "echo '= '; echo | echo '= lots'; echo | the engine's score is not a score: lots",
                "echo '= '; echo | echo '= B+R'; echo | the engine's score is not a score: B+R",
                "echo '= Z99'; echo | echo '= 0'; echo | the engine's dead stones are not points of the board",
                "echo '? not now'; echo | echo '= 0'; echo | the engine refuses final_status_list: ? not now",
                "echo 'hello'; echo | echo '= 0'; echo | the engine answers final_status_list with something other than an answer",
            })
    void whatGoesWrongIsSaid(String dead, String score, String failure) throws Exception {
        EngineOpinion opinion = ask(script(dead, score), LIMIT);
        assertThat(opinion.margin()).isEmpty();
        assertThat(opinion.failure()).contains(failure.replace(": ? ", ": "));
    }

    @Test
    void silenceEndsWithTheTimeLimit() throws Exception {
        EngineOpinion opinion = ask(script("sleep 100", "echo '= 0'; echo"), Duration.ofSeconds(1));
        assertThat(opinion.failure()).contains("the engine did not answer final_status_list within 1 s");
    }

    @Test
    void aFloodIsNoAnswer() throws Exception {
        EngineOpinion opinion = ask(script("yes xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "echo '= 0'; echo"), LIMIT);
        assertThat(opinion.failure()).contains("the engine does not stop answering final_status_list");
    }

    @Test
    void aProgramThatIsNotThereIsSaid() throws Exception {
        assertThat(ask("there-is-no-such-engine --mode gtp", LIMIT).failure())
                .contains("the engine cannot be started: there-is-no-such-engine --mode gtp");
        assertThatThrownBy(() -> new ExternalEngine("  ", LIMIT)).hasMessage("the engine has no command");
    }

    /** Closing the engine also ends its child processes. */
    @Test
    void noProcessOutlivesTheEngine() throws Exception {
        String command = script("sleep 4711 & sleep 4711", "echo '= 0'; echo");
        ask(command, Duration.ofSeconds(1));
        List<Optional<String>> left = ProcessHandle.current()
                .descendants()
                .filter(ProcessHandle::isAlive)
                .filter(process -> process.info().arguments().stream()
                        .anyMatch(arguments -> List.of(arguments).contains("4711")))
                .map(process -> process.info().command())
                .toList();
        assertThat(left).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"W+3.5 (upper bound: -3.5, lower: -3.5) | -3.5", "B+12.25 | 12.25", "0 | 0"})
    void anEstimateIsANumberOfPoints(String answer, double points) throws Exception {
        try (ExternalEngine engine = new ExternalEngine(estimating("echo '= " + answer + "'; echo"), LIMIT)) {
            assertThat(engine.estimate(game(), 10, 6.5)).isEqualTo(points);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "echo '= B+'; echo | the engine's estimate is not a score: B+",
                "echo '= 0.5'; echo | the engine's estimate is not a score: 0.5",
                "echo '? unknown command'; echo | the engine refuses estimate_score: unknown command",
                "exit | the engine has ended"
            })
    void whatIsNoEstimateIsSaid(String answer, String failure) throws Exception {
        try (ExternalEngine engine = new ExternalEngine(estimating(answer), LIMIT)) {
            assertThatThrownBy(() -> engine.estimate(game(), 10, 6.5)).hasMessage(failure);
        }
    }

    /** The record is loaded up to, but not including, the move after the one that is asked for. */
    @Test
    void thePositionAfterAMoveIsEstimated() throws Exception {
        String told = "if [ \"$upto\" = 11 ]; then echo '= B+1'; else echo '= B+2'; fi; echo";
        try (ExternalEngine engine = new ExternalEngine(estimating(told), LIMIT)) {
            assertThat(engine.estimate(game(), 10, 6.5)).isEqualTo(1);
            assertThat(engine.estimate(game(), 11, 6.5)).isEqualTo(2);
        }
    }

    /** A script that gives an estimate; {@code upto} is the argument after the file name in its last {@code loadsgf}. */
    private String estimating(String estimate) throws IOException {
        Path script = folder.resolve("engine.sh");
        Files.writeString(script, """
                while read -r command first second; do
                  case $command in
                    loadsgf) upto=$second; echo '='; echo ;;
                    estimate_score) %s ;;
                    quit) echo '='; echo; exit ;;
                    *) echo '='; echo ;;
                  esac
                done
                """.formatted(estimate));
        return "sh '" + script + "'";
    }

    @Test
    void afterAFailureTheNextGameIsAskedAgain() throws Exception {
        Path mark = folder.resolve("failed-once");
        String once = "if [ -e '" + mark + "' ]; then echo '= B+3'; echo; else touch '" + mark + "'; exit; fi";
        try (ExternalEngine engine = new ExternalEngine(script("echo '= '; echo", once), LIMIT)) {
            assertThat(engine.ask(game(), 6.5).failure()).contains("the engine has ended");
            assertThat(engine.ask(game(), 6.5).margin()).hasValue(6);
        }
    }
}
