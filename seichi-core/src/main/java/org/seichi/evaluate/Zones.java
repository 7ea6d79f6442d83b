package org.seichi.evaluate;

import java.util.List;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Partitions the board for each color by its living stones and dividers (Mueller, section 3, step 2), once with the true
 * dividers and once with the potential ones too, and judges how firmly each zone is held: by its size, by the opponent's
 * stones inside, by how strong its walls are, and by how much of it the color controls: points near to its stones or connectable
 * to them, where the opponent cannot connect a stone of his unless the color can too (figure 11).
 */
final class Zones {
    /** A zone that takes more than this share of the board is no territory: what one stone stands in is none. */
    private static final double LARGEST = 0.5;

    /** Greatest distance from a stone at which a point is controlled. */
    private static final int NEAR = 3;

    private static final double SAFE_CONTROL = 0.9;
    private static final double POTENTIAL_CONTROL = 0.6;

    private final Stones stones;
    private final Board board;
    private final PointSet dead;
    private final PointSet weak;
    private final PointSet strong;
    private final Map<Color, PointSet> connectable;

    /**
     * Judges zones.
     *
     * @param strength tells which stones are taken for dead, which are weak and which are in no danger
     * @param connectable the points where a stone of a color would be connected
     */
    Zones(Stones stones, Strength strength, Map<Color, PointSet> connectable) {
        this.connectable = connectable;
        this.stones = stones;
        this.board = stones.board();
        this.dead = strength.dead();
        this.strong = strength.strong();
        this.weak = board.points().minus(stones.empty()).minus(dead).minus(strong);
    }

    /**
     * The zones of a color.
     *
     * @param closed the points of its dividers
     * @param potential whether potential dividers are among them
     * @param distances of the color
     */
    List<Zone> of(Color color, PointSet closed, boolean potential, Distances distances) {
        PointSet walls = stones.stones(color).minus(dead).union(closed);
        return board.points().minus(walls).parts(board).stream()
                .map(points -> new Zone(color, potential, status(color, points, potential, distances), points))
                .toList();
    }

    private ZoneStatus status(Color color, PointSet points, boolean potential, Distances distances) {
        PointSet strangers =
                points.intersection(stones.stones(color.opponent())).minus(dead);
        if (strangers.intersects(strong) || points.size() > LARGEST * board.size()) {
            return ZoneStatus.UNUSED;
        }
        if (!strangers.isEmpty()) {
            return ZoneStatus.THREATENED;
        }
        PointSet own = connectable.get(color);
        PointSet entrances = connectable.get(color.opponent()).minus(own);
        PointSet controlled =
                points.minus(entrances).filter(point -> distances.at(point) <= NEAR || own.contains(point));
        double control = (double) controlled.size() / points.size();
        boolean firm = !points.neighbors(board).intersects(weak);
        if (control >= SAFE_CONTROL && firm && !potential) {
            return ZoneStatus.SAFE;
        }
        return control >= POTENTIAL_CONTROL ? ZoneStatus.POTENTIAL : ZoneStatus.THREATENED;
    }
}
