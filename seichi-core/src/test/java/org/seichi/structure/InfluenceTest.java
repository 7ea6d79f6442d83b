package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;

class InfluenceTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "1, 0", "0, 1", "3, 7", "4, 13", "5, 21", "8, 21"})
    void theValuesAreThoseOfTheOperatorsWordForWord(int dilations, int erosions) {
        RandomPositions.sample(41, 80).forEach(position -> {
            Board board = position.board();
            Influence fast = Influence.bouzy(position, dilations, erosions);
            SlowInfluence slow = SlowInfluence.bouzy(position, dilations, erosions);
            board.points()
                    .forEach(point -> assertThat(fast.at(point))
                            .as("point %d of %s", point, position)
                            .isEqualTo(slow.at(board.x(point), board.y(point))));
        });
    }

    @EveryVariant
    void turningTurnsAndSwappingColorsNegates(Variant variant) {
        RandomPositions.sample(42, 40).forEach(position -> {
            Board board = position.board();
            Influence drawn = Influence.bouzy(position, 8, 21);
            Influence seen = Influence.bouzy(variant.position(position), 8, 21);
            board.points()
                    .forEach(point ->
                            assertThat(seen.at(variant.point(board, point))).isEqualTo(variant.score(drawn.at(point))));
        });
    }

    /** By d dilations a lone stone in the middle gains 4(d - 1); d(d - 1) + 1 erosions remove just that and its area, one less leaves 4. */
    @ParameterizedTest
    @CsvSource({"2, 3", "3, 7", "4, 13", "5, 21"})
    void aLoneStoneKeepsOnlyItselfAfterEnoughErosions(int dilations, int erosions) {
        Influence influence = Influence.bouzy(stone(9, 9), dilations, erosions);
        Board board = Board.square(19);
        int middle = board.point(9, 9);
        board.points().forEach(point -> assertThat(influence.at(point)).isEqualTo(point == middle ? 64 : 0));
        assertThat(Influence.bouzy(stone(9, 9), dilations, erosions - 1).at(middle))
                .isEqualTo(68);
        assertThat(blackPoints(stone(9, 9), dilations + 1, erosions)).isGreaterThan(1);
    }

    /** Eight dilations gain more than 21 erosions remove. */
    @Test
    void aLoneStoneKeepsAnAreaAfterEightDilations() {
        assertThat(blackPoints(stone(9, 9), 8, 21)).isGreaterThan(blackPoints(stone(9, 9), 5, 21));
    }

    /** With the paper's numbers of dilations and erosions, a lone stone holds exactly the points within three steps. */
    @Test
    void whereFinishedPositionsAreDividedALoneStoneHoldsWhatIsWithinThreeSteps() {
        Influence influence = Influence.ofFinished(stone(9, 9));
        Board board = Board.square(19);
        for (int point : board.points().toArray()) {
            int steps = Math.abs(board.x(point) - 9) + Math.abs(board.y(point) - 9);
            assertThat(influence.owner(point) == Stones.BLACK).isEqualTo(steps <= 3);
        }
        assertThat(influence.at(board.point(12, 9))).isEqualTo(14);
    }

    /** The edge erodes nothing: a stone near the corner holds more. */
    @Test
    void theEdgeHelps() {
        assertThat(blackPoints(stone(2, 2), 5, 21)).isGreaterThan(blackPoints(stone(9, 9), 5, 21));
    }

    @Test
    void anEmptyBoardIsNobodys() {
        Board board = Board.square(9);
        Influence influence = Influence.ofFinished(Position.empty(board));
        board.points().forEach(point -> assertThat(influence.owner(point)).isEqualTo(Stones.EMPTY));
    }

    @Test
    void theOwnerIsTheSign() {
        RandomPositions.sample(43, 40).forEach(position -> {
            Influence influence = Influence.ofFinished(position);
            position.board()
                    .points()
                    .forEach(point -> assertThat(influence.owner(point))
                            .isEqualTo(
                                    influence.at(point) > 0
                                            ? Stones.BLACK
                                            : influence.at(point) < 0 ? Stones.WHITE : Stones.EMPTY));
        });
    }

    private static Position stone(int x, int y) {
        Board board = Board.square(19);
        return Position.empty(board).play(Color.BLACK, board.point(x, y));
    }

    private static int blackPoints(Position position, int dilations, int erosions) {
        Influence influence = Influence.bouzy(position, dilations, erosions);
        return (int) Arrays.stream(position.board().points().toArray())
                .filter(point -> influence.owner(point) == Stones.BLACK)
                .count();
    }
}
