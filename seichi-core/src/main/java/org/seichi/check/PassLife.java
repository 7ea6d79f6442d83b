package org.seichi.check;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;

/** Finds pass-alive stones by Benson's theorem (1976), straight from the definition. */
final class PassLife {
    private PassLife() {}

    /** Returns a player's pass-alive stones; where suicide is allowed, all points of a vital region have to touch the chain. */
    static PointSet of(Position position, Color color, Suicide suicide) {
        Board board = position.board();
        PointSet counted = suicide == Suicide.FORBIDDEN ? position.empty() : board.points();
        List<PointSet> chains = new ArrayList<>(position.stones(color).parts(board));
        List<PointSet> regions =
                new ArrayList<>(board.points().minus(position.stones(color)).parts(board));
        boolean changed = true;
        while (changed) {
            PointSet stones = PointSet.unionOf(board, chains.stream());
            changed = regions.removeIf(region ->
                    !stones.containsAll(region.neighbors(board).minus(region).intersection(position.stones(color))));
            changed |= chains.removeIf(chain -> regions.stream()
                            .filter(region -> chain.neighbors(board).containsAll(region.intersection(counted)))
                            .count()
                    < 2);
        }
        return PointSet.unionOf(board, chains.stream());
    }
}
