package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class EvaluateCommandTest {
    private static final String EXAMPLE = "../examples/19x19-dame-open.sgf";

    @TempDir
    private Path folder;

    private static JsonNode json(String... arguments) {
        Run run = Run.of(arguments);
        assertThat(run.err()).isEmpty();
        return new ObjectMapper().readTree(run.out());
    }

    @Test
    void everyPointIsOfOneKind() {
        JsonNode evaluation = json("evaluate", EXAMPLE, "--move", "100", "--format", "json");
        int points = evaluation
                .get("points")
                .valueStream()
                .mapToInt(kind -> kind.get("all").asInt())
                .sum();

        assertThat(points).isEqualTo(361);
        assertThat(evaluation.get("toMove").asString()).isEqualTo("black");
        assertThat(evaluation.get("score").asDouble())
                .isBetween(
                        evaluation.get("low").asDouble(), evaluation.get("high").asDouble());
    }

    /** A game is estimated under the rules by which it will be scored, and a guess is no secret. */
    @Test
    void rulesThatNobodyNamesAreThoseOfAScore() {
        for (String komi : List.of("5.5", "7.5")) {
            String game = Games.write(folder, "silent.sgf", "(;GM[1]SZ[9]KM[" + komi + "];B[ee])");
            JsonNode evaluation = json("evaluate", game, "--format", "json");
            JsonNode score = json("score", game, "--format", "json");

            assertThat(evaluation.get("rules")).isEqualTo(score.get("rules"));
            assertThat(evaluation.get("rules").asString()).isEqualTo(komi.equals("5.5") ? "japanese" : "chinese");
            assertThat(evaluation.at("/warnings/0/code").asString()).isEqualTo("rules-missing");
            assertThat(json("evaluate", game, "--format", "json", "--rules", "aga")
                            .get("rules")
                            .asString())
                    .isEqualTo("aga");
        }
    }

    @Test
    void layersAreShownWhenAskedFor() {
        String brief = Run.of("evaluate", EXAMPLE, "--move", "60").out();
        String whole = Run.of("evaluate", EXAMPLE, "--move", "60", "--layers").out();

        assertThat(brief).contains("Estimate: ").doesNotContain("dividers\n");
        assertThat(whole)
                .contains("Black's dividers\n", "White's zones\n", "Distances from Black's stones\n")
                .contains("Near, junction and far-away points\n", "Connectable points\n");
    }

    /** Black takes three stones of either chain, or White saves both: the mean is that of prove, and another number by area. */
    @Test
    void theMeanOfAnEndgameAreaIsSaidInBothWaysOfCounting() {
        String game = Games.write(folder, "fork.sgf", """
                (;GM[1]SZ[9]KM[0]RU[Japanese]AB[ga][gb][gc][ad][bd][cd][dd][ed][fd][gd][be][de][fe][ge][af][bf][ff][gf]
                [bg][dg][fg][gg][ah][bh][dh][fh][gh]AW[ha][hb][ib][hc][hd][id][ce][ee][he][ie][cf][ef][hf][if][cg][eg]
                [hg][ig][hh][ih][ai][bi][ci][di][ei][fi][gi][hi][ii]PL[B])
                """);

        assertThat(Run.of("evaluate", game).out()).contains("C2 D2 E2: B+3.0 by territory, W+1.0 by area.");
        assertThat(Run.of("prove", game).out()).contains("On average Black +3");
    }

    @Test
    void aSuiteIsMeasuredBesideItsBaselines() {
        Games.write(folder, "1.sgf", Games.WALL);
        Games.write(folder, "3.sgf", Games.WALL);
        JsonNode result = json("suite", folder.toString(), "--evaluate", "0,2,50", "--format", "json");
        JsonNode first = result.get("moves").get(0);

        assertThat(first.get("all").get("games").asInt()).isEqualTo(2);
        assertThat(first.get("heldBack").get("games").asInt()).isEqualTo(1);
        assertThat(first.get("all")
                        .get("estimators")
                        .valueStream()
                        .map(row -> row.get("name").asString()))
                .containsExactly("evaluate", "paper", "bouzy 5/21", "bouzy 8/21", "even");
        assertThat(first.get("all").get("estimators").get(4).get("meanError").asDouble())
                .isEqualTo(15.5);
        assertThat(result.get("moves").get(2).get("all").get("games").asInt()).isZero();
        assertThat(Run.of("suite", folder.toString(), "--evaluate", "0").out())
                .contains("After move 0", "bouzy 5/21", "2 games");
    }

    /** The figures of an engine's estimates stand beside the baselines. */
    @Test
    void anEngineIsAskedForItsEstimates() throws IOException {
        Games.write(folder, "1.sgf", Games.WALL);
        Path script = Files.writeString(folder.resolve("engine.sh"), """
                while read -r command rest; do
                  case $command in
                    estimate_score) echo '= W+10.0 (upper bound: -8.0, lower: -12.0)'; echo ;;
                    *) echo '='; echo ;;
                  esac
                done
                """);
        JsonNode result =
                json("suite", folder.toString(), "--evaluate", "2", "--engine", "sh " + script, "--format", "json");
        JsonNode engine =
                result.get("moves").get(0).get("all").get("estimators").get(5);

        assertThat(engine.get("name").asString()).isEqualTo("engine");
        assertThat(engine.get("games").asInt()).isEqualTo(1);
        assertThat(engine.get("meanError").asDouble()).isEqualTo(5.5);
    }

    @Test
    void anEngineIsAskedForEstimatesOnly() {
        Games.write(folder, "1.sgf", Games.WALL);
        Run run = Run.of("suite", folder.toString(), "--engine", "gnugo");
        assertThat(run.err()).contains("--engine goes only with --evaluate");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void aNegativeMoveIsRefused() {
        Games.write(folder, "1.sgf", Games.WALL);
        for (Run run : List.of(
                Run.of("suite", folder.toString(), "--evaluate", "-1"), Run.of("evaluate", EXAMPLE, "--move", "-1"))) {
            assertThat(run.err()).isEqualTo("seichi: a move number is 0 or more, not -1\n");
            assertThat(run.status()).isEqualTo(2);
        }
    }
}
