package org.seichi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.search.SearchBoard;
import org.seichi.text.Coordinates;

class ScoreProblemTest {
    private static final AreaDrawing AREA = AreaDrawing.parse("""
            . X . O .
            X X X O O
            X a a a O
            X a a a O
            X X X O O
            . X . O .
            """);

    private final SearchBoard board = AREA.premises().searchBoard();
    private final int black = Coordinates.point(board.board(), "B4");
    private final int white = Coordinates.point(board.board(), "D3");

    /**
     * The same stones, with Black to move and as many points gained: but after two passes the confirmation begins, and after a pass
     * in it another one ends play.
     */
    @Test
    void thePassThatBeginsTheConfirmationIsToldFromOneInIt() {
        int pass = Board.NO_POINT;
        assertThat(keyAfter(pass, pass, pass, white, black, pass)).isNotEqualTo(keyAfter(black, white, pass, pass));
    }

    private long keyAfter(int... moves) {
        SurveyMemory survey = new SurveyMemory(board, AREA.area());
        ScoreProblem problem = new ScoreProblem(board, survey, Color.BLACK, 1, Color.WHITE, 0);
        for (int move : moves) {
            problem.play(move);
        }
        long key = problem.key();
        board.undoTo(0);
        return key;
    }
}
