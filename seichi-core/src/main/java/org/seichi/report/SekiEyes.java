package org.seichi.report;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.safety.ColorSafety;
import org.seichi.safety.GroupProof;
import org.seichi.safety.ProofKind;
import org.seichi.safety.RegionProof;
import org.seichi.safety.Safety;

/**
 * Finds proven territory beside stones that may be in seki. Stones that cannot be captured need not have two eyes: where either
 * player would lose stones by playing on a shared liberty, neither does, and most territory rules then count no eyes.
 *
 * <p>A group is independently alive if its eyes are its owner's proven points; a seki needs two groups that are not. So
 * territory certainly counts beside groups that are independently alive or near which no opposing group lacks independent life.
 */
final class SekiEyes {
    private static final int ENOUGH = 2;

    private final Position position;
    private final Board board;
    private final ColorSafety own;
    private final PointSet rivals;

    private SekiEyes(Position position, Safety safety, Color color) {
        this.position = position;
        board = position.board();
        own = safety.of(color);
        ColorSafety others = safety.of(color.opponent());
        rivals = position.stones(color.opponent()).minus(own.territory()).minus(independent(others));
    }

    /** The points of a color's proven territory that do not count if the stones beside them are in seki. */
    static PointSet of(Position position, Safety safety, Color color) {
        SekiEyes eyes = new SekiEyes(position, safety, color);
        PointSet doubtful = PointSet.unionOf(
                eyes.board, eyes.own.groups().stream().filter(eyes::mayBeSeki).map(GroupProof::stones));
        return eyes.regionsAt(doubtful.neighbors(eyes.board));
    }

    /** The proven territory among the points and the regions connected to them by shared points. */
    private PointSet regionsAt(PointSet points) {
        PointSet before = PointSet.empty(board);
        PointSet found = points;
        while (!found.equals(before)) {
            before = found;
            PointSet regions = PointSet.unionOf(
                    board, own.regions().stream().map(RegionProof::points).filter(found::intersects));
            found = regions.union(points);
        }
        return found.intersection(own.territory());
    }

    private boolean mayBeSeki(GroupProof group) {
        if (hasOwnLife(group, own)) {
            return false;
        }
        PointSet space = PointSet.unionOf(board, group.eyes().stream()).union(group.stones());
        PointSet beside = space.neighbors(board);
        PointSet free = beside.intersection(position.empty());
        return space.union(beside).union(free.neighbors(board)).intersects(rivals);
    }

    /** Whether a group is independently alive: by Benson's proof, or since two or all of its eyes are its owner's proven points. */
    private static boolean hasOwnLife(GroupProof group, ColorSafety of) {
        PointSet given = of.points();
        long own = group.eyes().stream().filter(given::containsAll).count();
        return group.kind() == ProofKind.BENSON
                || own >= ENOUGH
                || own == group.eyes().size();
    }

    private PointSet independent(ColorSafety of) {
        return PointSet.unionOf(
                board,
                of.groups().stream().filter(group -> hasOwnLife(group, of)).map(GroupProof::stones));
    }
}
