package org.seichi.method.dyer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Scopes that grow around a group in a wide open area. */
class ScopeTest {
    private static final Diagram OPEN = Diagram.parse("""
            . . . . . . .
            . X X . . O .
            . . . . . O .
            . . . . . . .
            . . . . . . .
            """);

    private static Doubt doubt(Position position, PointSet stones) {
        Board board = position.board();
        Color color = Color.of(position.at(stones.first()));
        PointSet liberties = stones.neighbors(board).intersection(position.empty());
        return new Doubt(0, color, stones, liberties, board.points(), false, true);
    }

    private static List<Scope> scopes(Position position, PointSet stones) {
        Doubt doubt = doubt(position, stones);
        List<Scope> scopes = new ArrayList<>(List.of(Scope.around(position, doubt, stones)));
        while (!scopes.get(scopes.size() - 1).isWhole()) {
            scopes.add(scopes.get(scopes.size() - 1).grown(position, doubt));
        }
        return scopes;
    }

    @EveryVariant
    void aScopeGrowsAStepAtATimeUntilNothingIsOutside(Variant variant) {
        Position position = variant.position(OPEN.position());
        PointSet stones = variant.points(OPEN.board(), OPEN.position().stones(Color.BLACK));
        List<Scope> scopes = scopes(position, stones);
        PointSet corner = variant.points(
                OPEN.board(), PointSet.of(OPEN.board(), OPEN.board().point(0, 0)));
        assertThat(scopes.get(0).area())
                .isEqualTo(stones.neighbors(position.board()).union(corner));
        assertThat(scopes.get(scopes.size() - 1).area())
                .isEqualTo(position.board().points().minus(stones));
        PointSet enemies = position.stones(Color.of(Stones.STONES_SUM - position.at(stones.first())));
        for (int i = 1; i < scopes.size(); i++) {
            PointSet before = scopes.get(i - 1).area();
            PointSet step = before.union(before.union(stones).neighbors(position.board()))
                    .minus(stones)
                    .minus(enemies);
            PointSet now = scopes.get(i).area().minus(enemies);
            assertThat(now.containsAll(step)).isTrue();
            assertThat(now).isNotEqualTo(before.minus(enemies));
            PointSet more = now.minus(step);
            assertThat(now.union(stones).union(enemies).containsAll(more.neighbors(position.board())))
                    .as("what is more has no liberty outside")
                    .isTrue();
        }
    }

    @EveryVariant
    void whatLiesNextToAScopeIsTheEnemys(Variant variant) {
        Position position = variant.position(OPEN.position());
        PointSet stones = variant.points(OPEN.board(), OPEN.position().stones(Color.BLACK));
        int enemy = Stones.STONES_SUM - position.at(stones.first());
        for (Scope scope : scopes(position, stones)) {
            PointSet outside = scope.area()
                    .union(stones)
                    .neighbors(position.board())
                    .minus(scope.area())
                    .minus(stones);
            outside.forEach(point -> assertThat(scope.position().at(point)).isEqualTo(enemy));
            assertThat(scope.isWhole()).isEqualTo(outside.isEmpty());
        }
    }

    @EveryVariant
    void aChainIsInAScopeAsAWhole(Variant variant) {
        Position position = variant.position(OPEN.position());
        PointSet stones = variant.points(OPEN.board(), OPEN.position().stones(Color.BLACK));
        PointSet enemies = position.stones(Color.of(Stones.STONES_SUM - position.at(stones.first())));
        for (Scope scope : scopes(position, stones)) {
            assertThat(scope.area().intersection(enemies).size()).isIn(0, enemies.size());
        }
    }

    /** The corner stones have two liberties, and only one of them is next to the group in question. */
    @EveryVariant
    void noGiftCostsStonesTheirLastLibertyOutside(Variant variant) {
        Diagram corner = Diagram.parse("""
                X X X X X
                O O X X O
                . O . X O
                """);
        Position position = variant.position(corner.position());
        Board board = corner.board();
        PointSet stones = variant.points(board, corner.position().stones(Color.BLACK));
        PointSet walls = variant.points(board, PointSet.of(board, board.point(4, 1), board.point(4, 2)));
        Doubt doubt = new Doubt(
                0,
                Color.of(position.at(stones.first())),
                stones,
                stones.neighbors(position.board()).intersection(position.empty()),
                position.board().points().minus(walls),
                false,
                true);
        Scope first = Scope.around(position, doubt, stones);
        assertThat(first.isWhole()).isTrue();
        assertThat(first.area())
                .isEqualTo(position.board().points().minus(stones).minus(walls));
    }

    @EveryVariant
    void aGapIsOpenedWithWhatLiesBehindItGivenToTheEnemy(Variant variant) {
        Diagram closed = Diagram.parse("""
                . X O . O
                X X O . O
                O O O O O
                """);
        Position position = variant.position(closed.position());
        Board board = closed.board();
        PointSet stones = variant.points(board, corner(board));
        Doubt doubt = new Doubt(
                0,
                Color.of(position.at(stones.first())),
                stones,
                stones.neighbors(position.board()).intersection(position.empty()),
                stones.union(variant.points(board, PointSet.of(board, board.point(0, 0)))),
                false,
                true);
        int gap = variant.point(board, board.point(2, 0));
        Scope open = Scope.around(position, doubt, stones).opened(PointSet.of(position.board(), gap));
        assertThat(open.area())
                .isEqualTo(variant.points(board, PointSet.of(board, board.point(0, 0), board.point(2, 0))));
        assertThat(open.position().at(gap)).isEqualTo(Stones.EMPTY);
        assertThat(open.position().at(variant.point(board, board.point(3, 0))))
                .isEqualTo(doubt.color().opponent().code());
    }

    private static PointSet corner(Board board) {
        return PointSet.of(board, board.point(1, 0), board.point(0, 1), board.point(1, 1));
    }
}
