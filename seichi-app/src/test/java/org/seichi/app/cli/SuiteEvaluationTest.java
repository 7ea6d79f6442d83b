package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code suite --evaluate}: records that cannot be measured are failures, and the table has a row for each position. */
class SuiteEvaluationTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void writeSuite() {
        Games.write(folder, "01.sgf", Games.WALL);
        Games.write(folder, "02.sgf", Games.WALL);
    }

    @Test
    void aTableHasARowForEachPosition() throws IOException {
        Path table = folder.resolve("table.tsv");
        Run run = Run.of("suite", folder.toString(), "--evaluate", "1,2", "--output", table.toString());

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        List<String> lines = Files.readAllLines(table);
        assertThat(lines).hasSize(5);
        assertThat(lines.get(0))
                .isEqualTo(
                        "file\tmove\theldBack\trecorded\tevaluate\tpaper\tbouzy 5/21\tbouzy 8/21\teven\tlow\thigh\tchance"
                                + "\towners\tlife\tmillis");
        assertThat(lines.get(1)).startsWith("01.sgf\t1\tfalse\t-15.5\t");
        assertThat(lines.get(4)).startsWith("02.sgf\t2\tfalse\t-15.5\t");
    }

    @ParameterizedTest
    @CsvSource({
        "--engine=nosuchengine,the engine cannot be started: nosuchengine",
        "--engine=false,the engine has ended",
        "--output=/no/such/folder/table.tsv,cannot be written",
        "--errors=wrong,--errors does not go with --evaluate",
    })
    void whatCannotRunFails(String option, String cause) {
        Run run = Run.of("suite", folder.toString(), "--evaluate", "2", option);

        assertThat(run.err()).contains(cause).doesNotContain("Exception");
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void aComparisonWithAnEngineThatDoesNotStartFails() {
        Run run = Run.of("compare", folder.toString(), "--engine", "nosuchengine");

        assertThat(run.err()).contains("cannot be started");
        assertThat(run.status()).isEqualTo(2);
    }

    /** The engine gets the komi in points, and its answer is in points too. */
    @Test
    void anEngineIsToldTheKomi() throws IOException {
        Path script = Files.writeString(folder.resolve("engine.sh"), """
                while read -r word rest; do
                  case $word in
                    komi) komi=$rest; printf '= \\n\\n' ;;
                    estimate_score) printf '= B+%s (upper bound: 9.0, lower: 2.0)\\n\\n' $komi ;;
                    *) printf '= stand-in\\n\\n' ;;
                  esac
                done
                """);
        Path table = folder.resolve("table.tsv");
        Run.of(
                "suite",
                folder.toString(),
                "--evaluate",
                "2",
                "--engine",
                "bash " + script,
                "--output",
                table.toString());

        List<String> lines = Files.readAllLines(table);
        int column = List.of(lines.get(0).split("\t", -1)).indexOf("engine");
        assertThat(lines).hasSize(3);
        assertThat(lines.get(1).split("\t", -1)[column]).isEqualTo("6.50");
        assertThat(lines.get(1)).startsWith("01.sgf\t2\tfalse\t-15.5\t");
    }

    @Test
    void anEngineThatDoesNotAnswerIsAFailureOfTheMeasure() throws IOException {
        Path script = Files.writeString(folder.resolve("engine.sh"), """
                while read -r word rest; do
                  case $word in
                    estimate_score) printf '? not today\\n\\n' ;;
                    *) printf '= stand-in\\n\\n' ;;
                  esac
                done
                """);
        Run run = Run.of("suite", folder.toString(), "--evaluate", "2", "--engine", "bash " + script);

        assertThat(run.out())
                .contains("of 0 games")
                .contains("Failed: 01.sgf, after move 2: the engine refuses estimate_score: not today");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void noPositionIsNoSuccess() {
        Run run = Run.of("suite", folder.toString(), "--evaluate", "300");

        assertThat(run.status()).isEqualTo(2);
    }
}
