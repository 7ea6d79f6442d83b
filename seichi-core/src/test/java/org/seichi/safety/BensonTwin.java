package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;

/** The slow twin of {@code Benson}: his definition taken literally, on sets of points. */
final class BensonTwin {
    private final Position position;
    private final Board board;
    private final Color color;
    private final Suicide suicide;

    BensonTwin(Position position, Color color, Suicide suicide) {
        this.position = position;
        this.board = position.board();
        this.color = color;
        this.suicide = suicide;
    }

    /** The unconditionally alive stones. */
    PointSet stones() {
        PointSet own = position.stones(color);
        List<PointSet> chains = components(own);
        List<PointSet> regions = components(board.points().minus(own));
        boolean changed = true;
        while (changed) {
            List<PointSet> enclosing = List.copyOf(regions);
            changed = chains.removeIf(chain ->
                    enclosing.stream().filter(region -> isVital(region, chain)).count() < 2);
            PointSet left = chains.stream().reduce(PointSet.empty(board), PointSet::union);
            changed |= regions.removeIf(region -> !left.containsAll(region.neighbors(board)));
        }
        return chains.stream().reduce(PointSet.empty(board), PointSet::union);
    }

    private boolean isVital(PointSet region, PointSet chain) {
        PointSet empty = region.intersection(position.empty());
        PointSet asked = suicide == Suicide.FORBIDDEN ? empty : region;
        return region.neighbors(board).intersects(chain)
                && !empty.isEmpty()
                && chain.neighbors(board).containsAll(asked);
    }

    private List<PointSet> components(PointSet points) {
        List<PointSet> components = new ArrayList<>();
        PointSet left = points;
        while (!left.isEmpty()) {
            PointSet component = PointSet.of(board, left.first());
            PointSet more = component.neighbors(board).intersection(points);
            while (!more.isEmpty()) {
                component = component.union(more);
                more = component.neighbors(board).intersection(points);
            }
            components.add(component);
            left = left.minus(component);
        }
        return components;
    }
}
