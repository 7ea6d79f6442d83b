package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.SearchBoard;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/**
 * Ways in which players' marks at the end of a game contradict proofs, in positions made for this test: the stored answers
 * meet all lines of play, and one line that shows who is right is played out.
 */
class WrongMarksTest {
    /**
     * Players may give up a group like Black's for dead because of the stone at F4; but whatever White plays, it has one eye at
     * the bottom and one at the top.
     */
    private static final Position GIVEN_UP = Diagram.parse("""
            . . . O O O O .
            O O O O X X X O
            . O X X X . X O
            O O X . . O X O
            . O X . . X X O
            O O X X X X O O
            . O O O O O O .
            """).position();

    /** Players may leave a stone like D2 unmarked, as if it lived or stood in seki. */
    private static final Position LEFT_UNMARKED = Diagram.parse("""
            . X . O . .
            X X X X X X
            """).position();

    private static ColorSafety prove(Position position, Color color) {
        return Safety.of(position, Suicide.FORBIDDEN, Budget.NORMAL).of(color);
    }

    @EveryVariant
    void aGroupThatIsGivenUpIsProvenToLive(Variant variant) {
        Position position = variant.position(GIVEN_UP);
        Color color = variant.color(Color.BLACK);
        assertThat(prove(position, color).stones()).isEqualTo(position.stones(color));
    }

    @Test
    void everyLineOfPlayAgainstItIsMet() {
        assertThat(new Siege(GIVEN_UP, prove(GIVEN_UP, Color.BLACK), Suicide.FORBIDDEN).run())
                .isGreaterThan(1_000);
    }

    /** White plays E4 and F5, Black the stored answers: after that Black needs no more answers. */
    @Test
    void theStoredAnswersMakeTwoEyes() {
        Board board = GIVEN_UP.board();
        Position position = GIVEN_UP.withToMove(Color.WHITE);
        Defense defense = Defense.of(prove(position, Color.BLACK));
        for (String attack : List.of("E4", "F5")) {
            int point = Coordinates.point(board, attack);
            position = position.play(Color.WHITE, point);
            Defense.Step step = defense.answer(position, point);
            position = position.play(Color.BLACK, step.answer());
            defense = step.after();
        }
        ColorSafety after = Safety.of(position, Suicide.FORBIDDEN).unconditional(Color.BLACK);
        assertThat(after.stones()).isEqualTo(position.stones(Color.BLACK));
    }

    @EveryVariant
    void aStoneThatIsLeftUnmarkedIsProvenDead(Variant variant) {
        Position position = variant.position(LEFT_UNMARKED);
        Color color = variant.color(Color.BLACK);
        assertThat(prove(position, color).territory().containsAll(position.stones(color.opponent())))
                .isTrue();
    }

    /** White adds a stone at E2; Black need not answer it, and takes both stones in the end. */
    @Test
    void theStoredMovesTakeIt() {
        ColorSafety proven = prove(LEFT_UNMARKED, Color.BLACK);
        assertThat(new Siege(LEFT_UNMARKED, proven, Suicide.FORBIDDEN).run()).isGreaterThan(20);

        SearchBoard board = new SearchBoard(LEFT_UNMARKED.withToMove(Color.WHITE));
        int attack = Coordinates.point(board.board(), "E2");
        board.play(attack);
        Defense.Step step = Defense.of(proven).answer(board, attack);
        assertThat(step.answer()).isEqualTo(Board.NO_POINT);
        Defender defender = new Defender(proven);
        step = defender.finish(board, step.after());
        while (step.answer() != Board.NO_POINT) {
            board.play(Color.BLACK, step.answer());
            step = defender.finish(board, step.after());
        }
        assertThat(board.stones(Color.WHITE).isEmpty()).isTrue();
    }
}
