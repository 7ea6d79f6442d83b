package org.seichi.evaluate;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * The layers of the heuristic evaluation, in the order of Mueller, section 3, figures 7 to 11: dividers, zones, distances,
 * connectable points. Immutable.
 */
public final class Layers {
    private final Position position;
    private final List<Zone> zones = new ArrayList<>();
    private final Map<Color, Distances> distances = new EnumMap<>(Color.class);
    private final Map<Color, PointSet> connectable = new EnumMap<>(Color.class);
    private final Map<Color, PointSet> closed = new EnumMap<>(Color.class);
    private final Map<Color, PointSet> closable = new EnumMap<>(Color.class);

    private Layers(Position position, Strength strength) {
        this.position = position;
        PointSet dead = strength.dead();
        Board board = position.board();
        List<Divider> dividers = Dividers.of(position, dead);
        for (Color color : Color.values()) {
            closed.put(color, Dividers.points(board, dividers, color, false));
            closable.put(color, Dividers.points(board, dividers, color, true));
            connectable.put(color, Connectable.of(position, color, dead));
        }
        Zones finder = new Zones(position, strength, connectable);
        for (Color color : Color.values()) {
            Distances own = Distances.of(position, color, dead, closed.get(color.opponent()));
            distances.put(color, own);
            zones.addAll(finder.of(color, closed.get(color), false, own));
            PointSet all = closed.get(color).union(closable.get(color));
            zones.addAll(finder.of(color, all, true, own));
        }
    }

    /** The layers of a position. Groups taken for dead make no walls. */
    public static Layers of(Position position, Strength strength) {
        return new Layers(position, strength);
    }

    /** The points of a color's dividers. */
    public PointSet closed(Color color) {
        return closed.get(color);
    }

    /** The points of a color's potential dividers. */
    public PointSet closable(Color color) {
        return closable.get(color);
    }

    /** Zones and potential zones of both colors (figure 8). */
    public List<Zone> zones() {
        return List.copyOf(zones);
    }

    /** The points of a color's zones with a status. */
    public PointSet zonePoints(Color color, boolean potential, ZoneStatus status) {
        return PointSet.unionOf(
                position.board(),
                zones.stream()
                        .filter(zone ->
                                zone.color() == color && zone.isPotential() == potential && zone.status() == status)
                        .map(Zone::points));
    }

    /** Distances from the stones of a color (figure 9). */
    public Distances distances(Color color) {
        return distances.get(color);
    }

    /** Connectable points of a color (figure 11). */
    public PointSet connectable(Color color) {
        return connectable.get(color);
    }
}
