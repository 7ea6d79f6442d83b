package org.seichi.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The layers have a form that viewers can draw. */
class AnalyzeCommandsTest {
    private static final int SIZE = 9;
    private static final Pattern GFX =
            Pattern.compile("(BLACK|WHITE|MARK|CIRCLE|SQUARE|COLOR \\w+)( [A-J][1-9])+|TEXT .*");
    private static final Pattern POINTS = Pattern.compile("([A-J][1-9]\\s*)*");
    private static final Set<String> COLORS = Set.of("\"\"", "black", "white", "green", "yellow", "orange");

    private final GtpEngine engine = GtpEngines.create();

    @BeforeEach
    void load() {
        GtpEngines.answer(engine, "loadsgf examples/9x9-dead-stones.sgf");
    }

    @Test
    void everyLayerAnswersInTheFormOfItsType() {
        List<String> layers =
                GtpEngines.answer(engine, "gogui-analyze_commands").lines().toList();
        for (String layer : layers) {
            String[] parts = layer.split("/", 3);
            String answer = GtpEngines.answer(engine, parts[2]);
            switch (parts[0]) {
                case "gfx" -> assertThat(answer.lines()).as(layer).isNotEmpty().allMatch(GFX.asMatchPredicate());
                case "plist" -> assertThat(answer).as(layer).matches(POINTS);
                case "cboard" -> assertThat(cells(answer)).as(layer).allMatch(COLORS::contains);
                case "dboard" ->
                    assertThat(cells(answer)).as(layer).allMatch(cell -> Math.abs(Double.parseDouble(cell)) <= 1);
                case "sboard" -> assertThat(cells(answer)).as(layer).allMatch(cell -> cell.matches("\"\"|\\d+"));
                case "param" ->
                    assertThat(answer.lines())
                            .as(layer)
                            .isNotEmpty()
                            .allMatch(line -> line.matches("\\[list(/[\\w-]+)+\\] \\w+ [\\w-]+"));
                case "string" -> assertThat(answer).as(layer).contains("Result: W+19.5");
                default -> throw new AssertionError(layer);
            }
        }
        assertThat(layers).hasSize(16);
    }

    private static List<String> cells(String board) {
        List<String> rows = board.lines().toList();
        assertThat(rows).hasSize(SIZE);
        return rows.stream()
                .map(row -> row.split(" "))
                .peek(row -> assertThat(row).hasSize(SIZE))
                .flatMap(Arrays::stream)
                .toList();
    }

    @Test
    void theScoreIsDrawnWithItsDeadStonesAndSaysHowItWasFound() {
        assertThat(GtpEngines.answer(engine, "seichi-score"))
                .contains("MARK H8 B7 C6 C5\n", "BLACK G9 H9 J9 G8 H8", "TEXT W+19.5, Japanese rules, method reading");
    }

    @Test
    void rulesAndMethodAreParameters() {
        GtpEngines.answer(engine, "seichi-param rules aga");
        GtpEngines.answer(engine, "seichi-param method standing");

        assertThat(GtpEngines.answer(engine, "kgs-rules")).isEqualTo("aga");
        assertThat(GtpEngines.answer(engine, "final_status_list dead")).isEmpty();
        assertThat(engine.answer("seichi-param method magic")).startsWith("? no such method");
    }

    /** Two walls that end in the middle of the board: the open area is all that is not a stone. */
    @Test
    void theAreaWithoutASealedBorderIsShown() {
        GtpEngines.answer(engine, "boardsize 9");
        for (int row = 1; row <= 5; row++) {
            GtpEngines.answer(engine, "play b D" + row);
            GtpEngines.answer(engine, "play w F" + row);
        }
        GtpEngines.answer(engine, "play b pass");
        GtpEngines.answer(engine, "play w pass");

        assertThat(GtpEngines.answer(engine, "seichi-borders").split(" ", -1))
                .hasSize(SIZE * SIZE - 10)
                .contains("A1", "E9", "J5")
                .doesNotContain("D5", "F5");
    }
}
