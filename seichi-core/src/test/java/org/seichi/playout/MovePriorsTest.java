package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** The prior of Black's move at {@code a}, after White's last move at {@code w} if there is one. */
class MovePriorsTest {
    private static final double EVEN = 0.5;

    @EveryVariant
    void aMoveInTheOpenIsEvenAndAnIdleOneOnTheEdgeIsWorse(Variant variant) {
        assertPrior(variant, EVEN, """
                . . . . .
                . a . . .
                . . . . .
                """);
        assertPrior(variant, EVEN - 0.2, """
                . a . . .
                . . . . .
                . . . . .
                """);
        assertPrior(variant, EVEN, """
                . a X . .
                . . . . .
                . . . . .
                """);
    }

    @EveryVariant
    void stonesInAtariAreTakenAndSaved(Variant variant) {
        assertPrior(variant, EVEN + 0.35, """
                O a . . .
                X . . . .
                . . . . .
                """);
        assertPrior(variant, EVEN + 0.2, """
                X a . . .
                O . . . .
                . . . . .
                """);
        assertPrior(variant, EVEN, """
                O a . . .
                . . . . .
                . . . . .
                """);
    }

    @EveryVariant
    void aMoveThatStaysInAtariIsBadUnlessItTakesSomething(Variant variant) {
        assertPrior(variant, EVEN - 0.3, """
                X a . . .
                O O . . .
                . . . . .
                """);
        assertPrior(variant, EVEN - 0.3, """
                . O . . .
                O a . . .
                . O . . .
                """);
        assertPrior(variant, EVEN + 0.35, """
                O a O . .
                X O X . .
                . X . . .
                """);
    }

    @EveryVariant
    void aMoveNearTheLastOneIsBetter(Variant variant) {
        assertNear(variant, 0.15, 1, 0);
        assertNear(variant, 0.15, 1, 1);
        assertNear(variant, 0.08, 2, 0);
        assertNear(variant, 0, 2, 1);
        assertNear(variant, 0, 3, 0);
    }

    @EveryVariant
    void noPriorIsAboveOneOrBelowZero(Variant variant) {
        assertPrior(variant, 1, """
                w a . . .
                X X O . .
                O O . . .
                """);
        assertPrior(variant, 0, "a . . . .");
    }

    @EveryVariant
    void aPassIsTheLastMove(Variant variant) {
        Board board = variant.board(new Board(5, 3));
        PlayoutBoard playout = board(Position.empty(board), Board.NO_POINT);
        TreeNode node = priors(board, playout).node(Stones.BLACK);
        SampledMove pass = node.sampled(board.size());
        assertThat(pass.point()).isEqualTo(Board.NO_POINT);
        assertThat(pass.share()).isEqualTo(0.15);
    }

    private static void assertNear(Variant variant, double expected, int dx, int dy) {
        Board board = new Board(7, 7);
        int last = variant.point(board, board.point(3, 3));
        int point = variant.point(board, board.point(3 + dx, 3 + dy));
        Board turned = variant.board(board);
        PlayoutBoard playout = board(Position.empty(turned), Board.NO_POINT);
        playout.play(variant.color(Color.WHITE).code(), last);
        double prior = priors(turned, playout).of(variant.color(Color.BLACK).code(), point);
        boolean onEdge = dx == 3;
        assertThat(prior).isCloseTo(EVEN + expected - (onEdge ? 0.2 : 0), within(1e-9));
    }

    private static void assertPrior(Variant variant, double expected, String drawing) {
        Diagram diagram = Diagram.parse(drawing.replace('w', 'O'));
        Position position = variant.position(diagram.position());
        int last = drawing.contains("w")
                ? variant.point(diagram.board(), diagram.board().point(0, 0))
                : Board.NO_POINT;
        int point = variant.point(diagram.board(), diagram.point('a'));
        PlayoutBoard playout = board(position, last);
        double prior =
                priors(position.board(), playout).of(variant.color(Color.BLACK).code(), point);
        assertThat(prior).as(drawing).isCloseTo(expected, within(1e-9));
    }

    private static PlayoutBoard board(Position position, int last) {
        return GameTree.begin(position, last);
    }

    private static MovePriors priors(Board board, PlayoutBoard playout) {
        return new MovePriors(board, playout, new MoveKnowledge(board, playout));
    }
}
