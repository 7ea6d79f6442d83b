package org.seichi.report;

import java.util.List;
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
 * Proven territory beside stones that may stand in seki. Who cannot be captured need not have two eyes: where both players
 * would lose their stones by playing on a common liberty, neither does, and most territory rules then count no eye of
 * either.
 *
 * <p>A group has its own life if its eyes are its own territory, and a seki takes two groups without. So what is called
 * territory here is beside groups with a life of their own, or beside nobody else who lacks one.
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

    /** The points of a color's proven territory that are none if the stones beside them stand in seki. */
    static PointSet of(Position position, Safety safety, Color color) {
        SekiEyes eyes = new SekiEyes(position, safety, color);
        List<PointSet> doubtful = eyes.own.groups().stream()
                .filter(eyes::mayBeSeki)
                .map(GroupProof::stones)
                .toList();
        return eyes.regionsAt(union(eyes.board, doubtful).neighbors(eyes.board));
    }

    /** The proven regions that have some of the points, and those that have points in common with these. */
    private PointSet regionsAt(PointSet points) {
        PointSet before = PointSet.empty(board);
        PointSet found = points;
        while (!found.equals(before)) {
            before = found;
            found = union(
                            board,
                            own.regions().stream()
                                    .map(RegionProof::points)
                                    .filter(found::intersects)
                                    .toList())
                    .union(points);
        }
        return found.intersection(own.territory());
    }

    private boolean mayBeSeki(GroupProof group) {
        if (hasOwnLife(group, own)) {
            return false;
        }
        PointSet space = union(board, group.eyes()).union(group.stones());
        PointSet beside = space.neighbors(board);
        PointSet free = beside.intersection(position.empty());
        return space.union(beside).union(free.neighbors(board)).intersects(rivals);
    }

    /** Whether a group has two eyes that are its owner's, or none that is anything else. */
    private static boolean hasOwnLife(GroupProof group, ColorSafety of) {
        PointSet given = of.points();
        long own = group.eyes().stream().filter(given::containsAll).count();
        return group.kind() == ProofKind.BENSON
                || own >= ENOUGH
                || own == group.eyes().size();
    }

    private PointSet independent(ColorSafety of) {
        return union(
                board,
                of.groups().stream()
                        .filter(group -> hasOwnLife(group, of))
                        .map(GroupProof::stones)
                        .toList());
    }

    private static PointSet union(Board board, List<PointSet> sets) {
        return sets.stream().reduce(PointSet.empty(board), PointSet::union);
    }
}
