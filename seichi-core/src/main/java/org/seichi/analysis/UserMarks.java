package org.seichi.analysis;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Marking;
import org.seichi.text.Coordinates;

/**
 * Marks on chains that a user names by points ({@code "D4,Q3"}), not yet resolved on a board.
 *
 * @param dead points of dead chains
 * @param alive points of living chains
 * @param seki points of chains in seki
 */
public record UserMarks(String dead, String alive, String seki) {
    /** No chains. */
    public static final UserMarks NONE = new UserMarks("", "", "");

    /** Whether no point is named. */
    boolean isEmpty() {
        return dead.isEmpty() && alive.isEmpty() && seki.isEmpty();
    }

    /**
     * Resolves the names in a position.
     *
     * @throws UnusableException if a name is not a point of the board, there is no stone on it, or its chain is named as
     *     something else as well
     */
    Marking in(Position position) throws UnusableException {
        Marking marking = new Marking(stones(position, dead), stones(position, alive), stones(position, seki));
        refuseBoth(position, marking.dead(), "dead", marking.alive(), "alive");
        refuseBoth(position, marking.dead(), "dead", marking.seki(), "in seki");
        refuseBoth(position, marking.alive(), "alive", marking.seki(), "in seki");
        return marking;
    }

    private static void refuseBoth(Position position, PointSet one, String first, PointSet other, String second)
            throws UnusableException {
        PointSet both = position.chains(one).intersection(other);
        if (!both.isEmpty()) {
            String point = Coordinates.format(position.board(), both.first());
            throw new UnusableException("the stone on " + point + " is marked both " + first + " and " + second);
        }
    }

    static PointSet stones(Position position, String names) throws UnusableException {
        Board board = position.board();
        PointSet points;
        try {
            points = Coordinates.points(board, names);
        } catch (IllegalArgumentException invalid) {
            throw new UnusableException(invalid.getMessage());
        }
        if (points.contains(Board.NO_POINT)) {
            throw new UnusableException("a pass is not a point of the board");
        }
        PointSet empty = points.intersection(position.empty());
        if (!empty.isEmpty()) {
            throw new UnusableException("there is no stone on " + String.join(", ", Coordinates.format(board, empty)));
        }
        return points;
    }
}
