package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class SuggestCommandTest {
    private static final String EXAMPLE = "../examples/19x19-dame-open.sgf";

    @TempDir
    private Path folder;

    @Test
    void asManyMovesAsAskedForEachWithReasons() {
        Run run = Run.of("suggest", EXAMPLE, "--move", "60", "--top", "4", "--format", "json");
        JsonNode result = new ObjectMapper().readTree(run.out());

        assertThat(run.err()).isEmpty();
        assertThat(result.get("suggestions"))
                .hasSize(4)
                .allSatisfy(suggestion -> assertThat(suggestion.get("motives")).isNotEmpty());
        assertThat(result.get("candidates").asInt()).isBetween(4, 60);
    }

    @Test
    void peopleReadSentences() {
        assertThat(Run.of("suggest", EXAMPLE, "--move", "60", "--top", "3").out())
                .contains("Black to move; quick estimate ", "Moves, the best first\n  1. ", "worth ")
                .endsWith("The percentage says how likely a strong player is to choose the move."
                        + " \"worth 0 to 2\": no points if it fails, two if it succeeds.\n");
    }

    @Test
    void whereNothingCanBePlayedItPasses() {
        String game = Games.write(folder, "point.sgf", "(;GM[1]SZ[1])");
        assertThat(Run.of("suggest", game).out()).contains("nothing to play: pass");
    }

    @Test
    void noMovesAtAllAreRefused() {
        assertThat(Run.of("suggest", EXAMPLE, "--top", "0").status()).isEqualTo(2);
    }

    @Test
    void aPictureHasTheNumbersOfTheMoves() {
        String svg = Run.of("suggest", EXAMPLE, "--move", "60", "--top", "3", "--format", "svg")
                .out();

        assertThat(svg).contains(">1<", ">2<", ">3<", "layer-suggestions", "to consider, the best is 1");
        assertThat(Run.of("suggest", EXAMPLE, "--move", "60", "--top", "3", "--format", "html")
                        .out())
                .contains("<li>1. ", "<li>3. ", "Moves, the best first");
    }
}
