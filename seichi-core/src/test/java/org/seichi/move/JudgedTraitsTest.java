package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.KnownEvaluation;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** The traits of a move that depend on the evaluation, each by its definition. */
class JudgedTraitsTest {
    private static final Board BOARD = Board.square(9);
    private static final int CENTER = Coordinates.point(BOARD, "E5");

    private static Map<String, Double> traits(Evaluation evaluation, int move, Motive... motives) {
        return new JudgedTraits(new MoveContext(evaluation, List.of())).of(move, 0.5, List.of(motives));
    }

    private static Motive takes(PointSet stones, double least, double most) {
        return new Motive(MotiveKind.CAPTURE, "Takes", "", stones, new Worth(least, most), CENTER);
    }

    /** A point is the more open the less it is expected to be anyone's. */
    @ParameterizedTest
    @CsvSource({"0, 1", "0.5, 0.75", "-0.5, 0.75", "1, 0"})
    void aPointIsOpenThatIsNobodys(double expected, double open) {
        for (Color player : Color.values()) {
            Position position = Position.empty(BOARD).withToMove(player);
            assertThat(traits(KnownEvaluation.expecting(position, Map.of(CENTER, expected)), CENTER))
                    .containsEntry("open", open)
                    .containsEntry("plain", 0.5);
        }
    }

    /**
     * Four of the twelve points around are on the third line, territory, and the eighth of the others has a stone. Black lacks G5, which is
     * next to White's stone: 3 points and a third of 7. White lacks E3, D5 and E4: 3 points and a third of 5.
     */
    @Test
    void bothPlayersGainsCount() {
        Position position = Position.empty(BOARD)
                .with(Coordinates.points(BOARD, "D4 E2"), Color.BLACK.code())
                .with(Coordinates.points(BOARD, "H5"), Color.WHITE.code());

        assertThat(traits(KnownEvaluation.expecting(position, Map.of()), CENTER))
                .containsEntry("gain", StrictMath.log1p(3 + 2))
                .containsEntry("opponent's gain", StrictMath.log1p(3 + 1));
    }

    /** Near are stones up to two lines away, diagonally too: of Black's the one that dies in three cases of ten, of White's in four. */
    @EveryVariant
    void theWeakestGroupOfEachColorNearAMoveCounts(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . . . . . . . . . . .
                . . . . . . . . . . .
                . . . . . . . . . . .
                . . . . . X . . . . .
                . . . . . . . . . O .
                . . a . . . . b . . X
                . . . . . . . . . . .
                O . . . . . . . . . .
                . . . . . . . X . . .
                . . . . . . . . . . .
                . . . . . . . . . . .
                """);
        Board board = diagram.board();
        Map<PointSet, Double> alive = Map.of(
                variant.points(board, Coordinates.points(board, "F8")), 0.7,
                variant.points(board, Coordinates.points(board, "H3 L6")), 0.1,
                variant.points(board, Coordinates.points(board, "K7")), 0.6,
                variant.points(board, Coordinates.points(board, "A4")), 0.6);
        Evaluation evaluation =
                KnownEvaluation.of(variant.position(diagram.position()).withToMove(variant.color(Color.BLACK)), alive);

        Map<String, Double> right = traits(evaluation, variant.point(board, diagram.point('b')));
        assertThat(right.get("weak own")).isEqualTo(1 - 0.7, within(1e-9));
        assertThat(right.get("weak other")).isEqualTo(1 - 0.6, within(1e-9));
        Map<String, Double> left = traits(evaluation, variant.point(board, diagram.point('a')));
        assertThat(left.get("weak own")).isZero();
        assertThat(left.get("weak other")).isEqualTo(1 - 0.6, within(1e-9));
    }

    /** What is two lines away from a corner is seen from there, at the edge too. */
    @ParameterizedTest
    @ValueSource(strings = {"A1 C1", "A1 A3", "A9 A7", "A9 C9", "J1 G1", "J1 J3", "J9 G9", "J9 J7"})
    void aStoneOnTheEdgeIsNearACorner(String moveAndStone) {
        PointSet stone = Coordinates.points(BOARD, moveAndStone.substring(3));
        Position position = Position.empty(BOARD).with(stone, Color.BLACK.code());

        assertThat(traits(
                        KnownEvaluation.of(position, stone, 0.75),
                        Coordinates.point(BOARD, moveAndStone.substring(0, 2))))
                .containsEntry("weak own", 0.25)
                .containsEntry("weak other", 0.0);
    }

    /** Of two stones the one is half the player's already, so that five eighths are to be gained: of six points, three and three quarters. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void aMotiveCountsAsFarAsItsStonesAreNotThePlayersYet(Color player) {
        double mine = player == Color.BLACK ? 1 : -1;
        PointSet stones = Coordinates.points(BOARD, "C3 G7");
        Evaluation evaluation = KnownEvaluation.expecting(
                Position.empty(BOARD).withToMove(player),
                Map.of(Coordinates.point(BOARD, "C3"), 0.5 * mine, Coordinates.point(BOARD, "G7"), -mine));

        assertThat(traits(evaluation, CENTER, takes(stones, 0, 6)))
                .containsEntry("kind capture", 1.0)
                .containsEntry("worth capture", StrictMath.log1p(6 * (0.25 + 1) / 2));
    }

    @Test
    void ofSeveralMotivesOfAKindTheBestCounts() {
        PointSet none = PointSet.empty(BOARD);
        Evaluation evaluation = KnownEvaluation.expecting(Position.empty(BOARD), Map.of());

        assertThat(traits(evaluation, CENTER, takes(none, 4, 4), takes(none, 1, 7), takes(none, 2, 2)))
                .containsEntry("worth capture", StrictMath.log1p(7));
    }

    @Test
    void halfAPointIsAMotive() {
        Evaluation evaluation = KnownEvaluation.expecting(Position.empty(BOARD), Map.of());

        assertThat(traits(evaluation, CENTER, takes(PointSet.empty(BOARD), 0, 0.5)))
                .containsEntry("kind capture", 1.0)
                .containsEntry("worth capture", StrictMath.log1p(0.5));
    }

    /** A motive may be no more than a warning: it loses something, or gains nothing. */
    @ParameterizedTest
    @ValueSource(doubles = {0, -3})
    void whatGainsNothingIsNoMotive(double most) {
        Evaluation evaluation = KnownEvaluation.expecting(Position.empty(BOARD), Map.of());

        assertThat(traits(evaluation, CENTER, takes(PointSet.empty(BOARD), -4, most)))
                .doesNotContainKeys("kind capture", "worth capture");
    }
}
