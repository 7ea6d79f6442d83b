package org.seichi.accuracy;

import java.util.Arrays;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Scoring;
import org.seichi.text.Diagram;

/**
 * A few points of a board, of which all other points belong to stones that live whatever happens: each chain there has two eyes
 * of one point. A filling puts stones on some of the few points; it is told by a number in base three, whose lowest digit is the
 * content of the first point ({@link Stones#EMPTY}, {@link Stones#BLACK} or {@link Stones#WHITE}).
 *
 * @param name what lies around the points
 * @param walls the board with the points empty
 * @param points the points, in the order of the board
 */
record WalledRegion(String name, Position walls, List<Integer> points) {
    /** Reads a region whose points are marked with {@code a}. */
    static WalledRegion of(String name, String drawn) {
        Diagram diagram = Diagram.parse(drawn);
        return new WalledRegion(
                name, diagram.position(), diagram.marked('a').stream().boxed().toList());
    }

    /** The points as a set of the board. */
    PointSet pointSet() {
        return PointSet.of(board(), points.stream().mapToInt(point -> point));
    }

    /** The number of points. */
    int size() {
        return points.size();
    }

    /** The number of fillings, legal or not. */
    int fillings() {
        return (int) Math.pow(3, size());
    }

    /** The whole board with a filling. */
    Position position(int filling, Color toMove) {
        Position position = walls;
        int rest = filling;
        for (int point : points) {
            if (rest % 3 != Stones.EMPTY) {
                position = position.with(PointSet.of(board(), point), rest % 3);
            }
            rest /= 3;
        }
        return position.withToMove(toMove);
    }

    /** A filling from its rows, which are separated by slashes. */
    int filling(String rows) {
        String contents = rows.replace("/", "");
        int filling = 0;
        for (int i = size() - 1; i >= 0; i--) {
            filling = 3 * filling + ".XO".indexOf(contents.charAt(i));
        }
        return filling;
    }

    /** The rows of a filling from top to bottom, separated by slashes. */
    String rows(int filling) {
        return rows(position(filling, Color.BLACK));
    }

    /** The rows of the region in a position. */
    String rows(Stones position) {
        StringBuilder rows = new StringBuilder();
        int y = 0;
        for (int point : points) {
            rows.append("/".repeat(board().y(point) - y)).append(Diagram.symbol(position.at(point)));
            y = board().y(point);
        }
        return rows.toString();
    }

    /** Black's stones of a filling less White's. */
    int stones(int filling) {
        int stones = 0;
        for (int rest = filling; rest > 0; rest /= 3) {
            stones += sign(rest % 3);
        }
        return stones;
    }

    /** The points outside by which Black is ahead under a ruleset. */
    int outside(Ruleset rules) {
        int outside = 0;
        for (int point : board().points().toArray()) {
            if (walls.at(point) != Stones.EMPTY) {
                outside += rules.scoring() == Scoring.AREA ? sign(walls.at(point)) : 0;
            } else if (!points.contains(point)) {
                outside += sign(owner(point));
            }
        }
        return outside;
    }

    private int owner(int eye) {
        return Arrays.stream(board().directions())
                .map(step -> walls.at(eye + step))
                .filter(content -> content == Stones.BLACK || content == Stones.WHITE)
                .findFirst()
                .orElseThrow();
    }

    private static int sign(int content) {
        return content == Stones.EMPTY ? 0 : content == Stones.BLACK ? 1 : -1;
    }

    Board board() {
        return walls.board();
    }

    @Override
    public String toString() {
        return name;
    }
}
