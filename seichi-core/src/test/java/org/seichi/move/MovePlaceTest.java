package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** How it is told where a move is: its lines, the stage of the game, and what is near. */
class MovePlaceTest {
    private static final int SECOND_QUARTER = 1;

    /** With fourteen stones on 49 points the second quarter of the game has begun; a is on the third and the fourth line. */
    private static final Diagram GAME = Diagram.parse("""
            . . . . . . .
            . X B X . . .
            . . . . . O .
            . . a . . W .
            . . . . . O .
            . X X . . O Z
            . X X . O O .
            """);

    @EveryVariant
    void itsLinesAreToldFromTheNearestEdgesOn(Variant variant) {
        assertThat(told(variant, PlainTrait.LINE, 'W', 'B')).containsExactly(4 * 2 + SECOND_QUARTER);
        assertThat(told(variant, PlainTrait.PLACE, 'W', 'B')).containsExactly(4 * (20 * 2 + 3) + SECOND_QUARTER);
    }

    /** Black's nearest stone is two lines away and White's three; Black is stronger by 8 to 6, where neither side is. */
    @EveryVariant
    void itIsToldWhoIsNearer(Variant variant) {
        assertThat(told(variant, PlainTrait.NEAREST, 'W', 'B')).containsExactly((20 * 2 + 3) * 20 + 2);
        assertThat(told(variant, PlainTrait.POWER, 'W', 'B')).containsExactly(20 * 5 + 3);
        assertThat(told(variant, PlainTrait.BALANCE, 'W', 'B')).containsExactly(4 * 8 + SECOND_QUARTER);
    }

    /** The last move was three straight steps away, the one before two; a straight step counts 2. By stage, nine and more are one distance. */
    @EveryVariant
    void itIsToldHowFarTheLastTwoMovesAre(Variant variant) {
        assertThat(told(variant, PlainTrait.BOTH, 'W', 'B')).containsExactly(20 * 6 + 4);
        assertThat(told(variant, PlainTrait.LAST_BY_STAGE, 'W', 'B')).containsExactly(4 * 6 + SECOND_QUARTER);
        assertThat(told(variant, PlainTrait.LAST, 'Z', 'B')).containsExactly(10);
        assertThat(told(variant, PlainTrait.LAST_BY_STAGE, 'Z', 'B')).containsExactly(4 * 9 + SECOND_QUARTER);
    }

    /** From seven lines away on, lines are not told apart, nor is it told how far the last move and the nearest stones are. */
    @ParameterizedTest
    @ValueSource(strings = {"G7", "H8", "M12"})
    void whatIsFarIsNotToldApart(String move) {
        Board board = Board.square(23);
        int black = Coordinates.point(board, "A1");
        int white = Coordinates.point(board, "B1");
        Position position = Position.empty(board)
                .with(PointSet.of(board, black), Color.BLACK.code())
                .with(PointSet.of(board, white), Color.WHITE.code());
        PlainTraits traits = new PlainTraits(position, List.of(black));
        int point = Coordinates.point(board, move);

        assertThat(told(traits, point, PlainTrait.LINE)).containsExactly(4 * 6);
        assertThat(told(traits, point, PlainTrait.LAST)).containsExactly(18);
        assertThat(told(traits, point, PlainTrait.NEAREST)).containsExactly((20 * 6 + 6) * 20 + 6);
    }

    /** The place is told up to the tenth line. */
    @Test
    void theMiddleOfALargeBoardIsOnePlace() {
        Board board = Board.square(23);
        PlainTraits traits = new PlainTraits(Position.empty(board), List.of());

        for (String move : List.of("K10", "L11", "M12")) {
            assertThat(told(traits, Coordinates.point(board, move), PlainTrait.PLACE))
                    .containsExactly(4 * (20 * 9 + 9));
        }
    }

    /** What is told of a if two of the stones were the last moves. */
    private static IntStream told(Variant variant, PlainTrait kind, char last, char second) {
        Board board = GAME.board();
        Position position = variant.position(GAME.position());
        PlainTraits traits =
                new PlainTraits(position, variant.line(board, List.of(GAME.point(last), GAME.point(second))));
        return told(traits, variant.point(board, GAME.point('a')), kind);
    }

    private static IntStream told(PlainTraits traits, int move, PlainTrait kind) {
        TraitKeys keys = new TraitKeys();
        traits.measure(move, keys);
        return IntStream.range(0, keys.size())
                .map(keys::get)
                .filter(key -> PlainTrait.of(key) == kind)
                .map(TraitKeys::value);
    }
}
