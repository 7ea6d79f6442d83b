package org.seichi.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Covers the points of a space with safe stones: some touch safe stones already, some will, by a pair of empty points next to
 * them of which the owner gets one, and the rest stays open. The opponent can make an eye at open points only.
 *
 * <p>A stone of the opponent is no eye as long as it stands. When it is captured, so is the rest of its chain, and all around are
 * stones of the owner: a pair for it may consist of stones of that chain as well as of empty points, which the owner has
 * filled by then or which have become part of the chain.
 */
final class Covering {
    private static final int MOST_NEIGHBORS = 4;
    /** Maximum number of open points with which a covering is of any use. */
    private static final int MOST_OPEN = 2;

    private final Stones stones;
    private final Board board;
    private final int captive;
    private final MiaiPoints miai;
    private final List<int[]> pairs = new ArrayList<>();
    private final PointSet.Builder open;
    private int openCount;

    private Covering(Enclosures enclosures, MiaiPoints miai) {
        this.stones = enclosures.stones();
        this.board = stones.board();
        this.captive = enclosures.color().opponent().code();
        this.miai = miai;
        this.open = PointSet.builder(board);
    }

    /**
     * Covers a space as far as possible, or until it is certain that too many points stay open.
     *
     * @param space the points
     * @param isCovered whether a point touches a safe stone, or will
     * @param isAnchor whether a stone that the owner plays at a point of the space joins a safe chain at once
     * @param miai the pairs that may be used and those that may be made
     */
    static Covering of(
            Enclosures enclosures, int[] space, IntPredicate isCovered, IntPredicate isAnchor, MiaiPoints miai) {
        Covering covering = new Covering(enclosures, miai);
        List<int[]> uncovered = new ArrayList<>();
        PointSet points = null;
        for (int point : space) {
            if (!isCovered.test(point)) {
                points = points == null ? PointSet.of(covering.board, space) : points;
                int[] anchors = covering.withAnchors(point, points, isAnchor);
                if (anchors.length > 2) {
                    uncovered.add(anchors);
                } else if (covering.leaveOpen(point) > MOST_OPEN) {
                    return covering;
                }
            }
        }
        uncovered.sort((a, b) -> Integer.compare(a.length, b.length));
        uncovered.forEach(covering::cover);
        return covering;
    }

    /** Leaves a point open; returns the number of open points so far. */
    private int leaveOpen(int point) {
        open.add(point);
        return ++openCount;
    }

    /** Returns a point, followed by the anchors of the space next to it. */
    private int[] withAnchors(int point, PointSet space, IntPredicate isAnchor) {
        int[] found = new int[MOST_NEIGHBORS + 1];
        int count = 0;
        found[count++] = point;
        for (int direction = 0; direction < MOST_NEIGHBORS; direction++) {
            int neighbor = board.neighbor(point, direction);
            if (mayAnchor(point, neighbor) && space.contains(neighbor) && isAnchor.test(neighbor)) {
                found[count++] = neighbor;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Whether a pair for a point may use a neighbor: an empty one, or a stone that is captured with the stone at the point. */
    private boolean mayAnchor(int point, int neighbor) {
        return stones.at(neighbor) == Stones.EMPTY || (stones.at(point) == captive && stones.at(neighbor) == captive);
    }

    private void cover(int[] pointAndAnchors) {
        int[] made = null;
        for (int i = 1; i < pointAndAnchors.length; i++) {
            for (int j = i + 1; j < pointAndAnchors.length; j++) {
                int a = pointAndAnchors[i];
                int b = pointAndAnchors[j];
                if (miai.isPair(a, b) || uses(a, b)) {
                    return;
                }
                if (made == null && miai.canPair(a, b) && !uses(a) && !uses(b)) {
                    made = new int[] {a, b};
                }
            }
        }
        if (made == null) {
            leaveOpen(pointAndAnchors[0]);
        } else {
            pairs.add(made);
        }
    }

    /** Whether a pair that this covering wants to make uses a point. */
    boolean uses(int point) {
        return pairs.stream().anyMatch(pair -> pair[0] == point || pair[1] == point);
    }

    private boolean uses(int a, int b) {
        return pairs.stream().anyMatch(pair -> (pair[0] == a && pair[1] == b) || (pair[0] == b && pair[1] == a));
    }

    /** Whether no two different pairs that the two coverings want to make have a point in common. */
    boolean agreesWith(Covering other) {
        return pairs.stream()
                .allMatch(pair -> other.uses(pair[0], pair[1]) || (!other.uses(pair[0]) && !other.uses(pair[1])));
    }

    /** Whether no point stays open. */
    boolean isComplete() {
        return openCount == 0;
    }

    /** Whether the open points are too few for two eyes: one, or two that touch. */
    boolean leavesOneEyeAtMost() {
        int[] points = open.build().toArray();
        return switch (points.length) {
            case 0, 1 -> true;
            case 2 -> board.areAdjacent(points[0], points[1]);
            default -> false;
        };
    }

    /** Claims the pairs. */
    void claim() {
        pairs.forEach(pair -> miai.pair(pair[0], pair[1]));
    }
}
