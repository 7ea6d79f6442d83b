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
        List<PointSet> chains = parts(board, position.stones(color));
        List<PointSet> regions = parts(board, board.points().minus(position.stones(color)));
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

    /** Returns the connected parts of a set. */
    static List<PointSet> parts(Board board, PointSet set) {
        List<PointSet> parts = new ArrayList<>();
        PointSet rest = set;
        while (!rest.isEmpty()) {
            PointSet part = PointSet.of(board, rest.first());
            PointSet before = PointSet.empty(board);
            while (!part.equals(before)) {
                before = part;
                part = part.union(part.neighbors(board).intersection(rest));
            }
            parts.add(part);
            rest = rest.minus(part);
        }
        return parts;
    }
}
