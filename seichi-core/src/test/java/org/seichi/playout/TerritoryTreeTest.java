package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class TerritoryTreeTest {
    private static final int GAMES = 400;
    private static final int OFTEN = 8;

    /** Five points in a row, among which White can achieve nothing. */
    private static final Diagram HOLDS = Diagram.parse("""
            O O O O O O O
            X X X X X X X
            X . . . . . X
            """);

    /** Three points in a row: the middle one decides, because Black has no liberty elsewhere. */
    private static final Diagram THREE = Diagram.parse("""
            O O O O O O O
            O X X X X X O
            O X . . . X O
            """);

    @Test
    void aTerritoryHoldsWhateverTheAttackerPlays() {
        TerritoryTree tree = tree(HOLDS, Color.WHITE);
        assertThat(tree.line(OFTEN).get(0).share()).isLessThan(0.1);
    }

    @Test
    void whoeverPlaysInTheMiddleDecides() {
        int middle = Coordinates.point(THREE.board(), "D1");

        assertThat(tree(THREE, Color.WHITE).line(OFTEN).get(0)).satisfies(move -> {
            assertThat(move.point()).isEqualTo(middle);
            assertThat(move.share()).isGreaterThan(0.9);
        });
        assertThat(tree(THREE, Color.BLACK).line(OFTEN).get(0)).satisfies(move -> {
            assertThat(move.point()).isEqualTo(middle);
            assertThat(move.share()).isGreaterThan(0.9);
        });
    }

    @Test
    void theSameQuestionGetsTheSameAnswer() {
        List<SampledMove> line = tree(THREE, Color.WHITE).line(OFTEN);
        assertThat(tree(THREE, Color.WHITE).line(OFTEN)).isEqualTo(line);
    }

    private static TerritoryTree tree(Diagram diagram, Color first) {
        Board board = diagram.board();
        PointSet black = diagram.position().stones(Color.BLACK);
        PointSet inside = black.neighbors(board).intersection(diagram.position().empty());
        TerritoryTree tree =
                new TerritoryTree(diagram.position().withToMove(first), inside, inside.union(black), Color.BLACK);
        tree.play(GAMES);
        return tree;
    }
}
