package org.seichi.evaluate;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * Classifies every point (Mueller, section 3, step 4, and figure 10). A point that both colors claim as territory is a
 * junction.
 */
public final class PointKinds {
    private final Board board;
    private final PointKind[] kinds;
    private final byte[] signs;

    /** Classifies the points of a position. */
    PointKinds(PositionFacts facts, Strength strength, Layers layers) {
        Position position = facts.position();
        board = position.board();
        kinds = new PointKind[board.arrayLength()];
        signs = new byte[board.arrayLength()];
        board.points().forEach(point -> near(point, layers));
        for (PointKind kind : new PointKind[] {PointKind.POTENTIAL, PointKind.SAFE}) {
            claim(kind, territory(kind, Color.BLACK, layers), territory(kind, Color.WHITE, layers));
        }
        PointSet dead = strength.dead();
        for (Color color : Color.values()) {
            PointSet stones = position.stones(color);
            put(PointKind.STONE, stones.minus(dead), color);
            put(PointKind.STONE, stones.intersection(dead), color.opponent());
        }
        for (Color color : Color.values()) {
            put(PointKind.EXACT, facts.exact(color), color);
        }
    }

    private void near(int point, Layers layers) {
        int black = layers.distances(Color.BLACK).at(point);
        int white = layers.distances(Color.WHITE).at(point);
        boolean far = black == Distances.FARTHEST && white == Distances.FARTHEST;
        signs[point] = (byte) Integer.signum(white - black);
        kinds[point] = far ? PointKind.FAR : black == white ? PointKind.JUNCTION : PointKind.NEAR;
    }

    /** The points of a color's territory: what only potential dividers cut off is potential territory at most. */
    private static PointSet territory(PointKind kind, Color color, Layers layers) {
        if (kind == PointKind.SAFE) {
            return layers.zonePoints(color, false, ZoneStatus.SAFE);
        }
        return layers.zonePoints(color, false, ZoneStatus.POTENTIAL)
                .union(layers.zonePoints(color, true, ZoneStatus.POTENTIAL));
    }

    private void claim(PointKind kind, PointSet black, PointSet white) {
        put(kind, black.minus(white), Color.BLACK);
        put(kind, white.minus(black), Color.WHITE);
        PointSet both = black.intersection(white);
        both.forEach(point -> {
            kinds[point] = PointKind.JUNCTION;
            signs[point] = 0;
        });
    }

    private void put(PointKind kind, PointSet points, Color color) {
        int sign = color == Color.BLACK ? 1 : -1;
        points.forEach(point -> {
            kinds[point] = kind;
            signs[point] = (byte) sign;
        });
    }

    /** The kind of a point. */
    public PointKind at(int point) {
        return kinds[point];
    }

    /** The points of a kind that count for a color. */
    public PointSet points(PointKind kind, Color color) {
        int sign = color == Color.BLACK ? 1 : -1;
        return points(kind).filter(point -> signs[point] == sign);
    }

    /** The points of a kind, whichever color they count for. */
    public PointSet points(PointKind kind) {
        return board.points().filter(point -> kinds[point] == kind);
    }

    /** Black's lead in area, in points, by the weights of the paper. */
    public double area() {
        double sum = 0;
        for (int point = board.first(); point <= board.last(); point++) {
            sum += kinds[point] == null ? 0 : signs[point] * kinds[point].weight();
        }
        return sum;
    }
}
