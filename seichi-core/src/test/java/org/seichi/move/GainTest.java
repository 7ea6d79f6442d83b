package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.KnownEvaluation;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;

/** What a stone gains, counted by hand on the twelve points within two steps. */
class GainTest {
    private static final Board BOARD = Board.square(11);

    /** On the fourth line, with three points of the third line and one of the second below it. */
    private static final int FOURTH = Coordinates.point(BOARD, "F4");

    private static Gain gain(Position position, Map<Integer, Double> expected, Color player, int move) {
        return Gain.of(new MoveContext(KnownEvaluation.expecting(position, expected), List.of()), player, move);
    }

    private static Gain withStones(Color color, String names) {
        PointSet stones = Coordinates.points(BOARD, names);
        return gain(Position.empty(BOARD).with(stones, color.code()), Map.of(), Color.BLACK, FOURTH);
    }

    /**
     * On an empty board. Of the points on the first three lines those lower than the stone are territory, and of the others, also those
     * outside the first three lines, every third is influence: on the second line 3 and 8, on the third and fourth 4 and 8, on the fifth 1
     * and 11, on the sixth none and 12. In the corner it is 0 and 7, and 7 and 5.
     */
    @ParameterizedTest
    @CsvSource({
        "F1, 0, 2",
        "F2, 3, 2",
        "F3, 4, 2",
        "F4, 4, 2",
        "F5, 1, 3",
        "F6, 0, 4",
        "B1, 0, 2",
        "A10, 0, 2",
        "B11, 0, 2",
        "C3, 7, 1"
    })
    void whatIsLowerIsTerritoryAndAThirdOfTheRestInfluence(String move, int territory, int influence) {
        Gain gain = gain(Position.empty(BOARD), Map.of(), Color.WHITE, Coordinates.point(BOARD, move));

        assertThat(gain).isEqualTo(new Gain(territory, influence));
        assertThat(gain.points()).isEqualTo(territory + influence);
    }

    @EveryVariant
    void howTheBoardLiesDoesNotMatter(Variant variant) {
        Position position =
                variant.position(Position.empty(BOARD).with(Coordinates.points(BOARD, "F1"), Color.WHITE.code()));

        // Without F2, which is next to the stone.
        assertThat(gain(position, Map.of(), variant.color(Color.BLACK), variant.point(BOARD, FOURTH)))
                .isEqualTo(new Gain(3, 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"F1", "D3", "H3"})
    void aPointNextToAnOpponentsStoneIsNotCounted(String stone) {
        assertThat(withStones(Color.WHITE, stone).territory()).isEqualTo(3);
        assertThat(withStones(Color.BLACK, stone).territory()).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"F2", "E3"})
    void aPointWithAStoneIsNotCounted(String stone) {
        assertThat(withStones(Color.BLACK, stone).territory()).isEqualTo(3);
    }

    /** What is three fifths a player's is his already. */
    @ParameterizedTest
    @CsvSource({"0.59, 4", "0.6, 3", "-0.59, 4", "-0.6, 3"})
    void aPointThatIsExpectedToBeSomeonesIsNotCounted(double expected, int territory) {
        Gain gain = gain(Position.empty(BOARD), Map.of(Coordinates.point(BOARD, "F2"), expected), Color.BLACK, FOURTH);

        assertThat(gain.territory()).isEqualTo(territory);
    }
}
