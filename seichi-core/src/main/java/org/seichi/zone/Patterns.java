package org.seichi.zone;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * What has been proven of one question, as patterns: the contents of a zone and who is to move. Every position that shows
 * them is proven too. They are kept in two trees, one for either player to move, over the points in order of their distance
 * from what the question is about, so that few branches are followed.
 */
final class Patterns {
    /** The answer of {@link #find} if no pattern was found. */
    static final int NONE = -1;

    /** At most so many branches are looked at for one position. */
    private static final int STEPS = 3_000;

    private static final int COLOR_BITS = 2;
    private static final int COLOR_MASK = (1 << COLOR_BITS) - 1;
    private static final int OPPONENT_TO_MOVE = 0;
    private static final int PROVER_TO_MOVE = 1;

    private final SearchBoard board;
    private final int[] byDistance;
    private final int most;

    /** By node of the trees: point and content, the first branch, the next node of the same branching, the pattern. */
    private int[] code = new int[1 << 10];
    private int[] firstBranch = new int[1 << 10];
    private int[] sibling = new int[1 << 10];
    private int[] patternAt = new int[1 << 10];
    private int nodes = 2;

    /** By pattern, its last node's way up is in {@link #points}: where its points begin, and the prover's move. */
    private int[] start = new int[1 << 8];
    private int[] reply = new int[1 << 8];
    private int[] points = new int[1 << 12];
    private int count;

    private final int[] stack;

    /**
     * No patterns yet.
     *
     * @param byDistance all points, the nearest to what the question is about first
     * @param most how many patterns are kept at most
     */
    Patterns(SearchBoard board, int[] byDistance, int most) {
        this.board = board;
        this.byDistance = byDistance;
        this.most = most;
        stack = new int[byDistance.length + 1];
        Arrays.fill(patternAt, 0, 2, NONE);
    }

    int count() {
        return count;
    }

    boolean isFull() {
        return count == most;
    }

    /** A pattern that the position shows, or {@link #NONE}. */
    int find(boolean proverToMove) {
        int depth = 0;
        int node = firstBranch[proverToMove ? PROVER_TO_MOVE : OPPONENT_TO_MOVE];
        for (int steps = 0; steps < STEPS; steps++) {
            if (node == 0) {
                if (depth == 0) {
                    return NONE;
                }
                node = stack[--depth];
            } else if (board.at(code[node] >>> COLOR_BITS) == (code[node] & COLOR_MASK)) {
                if (patternAt[node] != NONE) {
                    return patternAt[node];
                }
                stack[depth++] = sibling[node];
                node = firstBranch[node];
            } else {
                node = sibling[node];
            }
        }
        return NONE;
    }

    /** Keeps what the position shows in a zone; answers the number of the pattern. */
    int add(Zone zone, boolean proverToMove, int move) {
        if (count + 1 >= start.length) {
            start = Arrays.copyOf(start, 2 * start.length);
            reply = Arrays.copyOf(reply, 2 * reply.length);
        }
        int node = proverToMove ? PROVER_TO_MOVE : OPPONENT_TO_MOVE;
        int end = start[count];
        for (int point : byDistance) {
            if (zone.contains(point)) {
                if (end == points.length) {
                    points = Arrays.copyOf(points, 2 * end);
                }
                points[end++] = point;
                node = branch(node, point << COLOR_BITS | board.at(point));
            }
        }
        patternAt[node] = count;
        reply[count] = move;
        start[++count] = end;
        return count - 1;
    }

    private int branch(int node, int wanted) {
        int last = 0;
        for (int each = firstBranch[node]; each != 0; each = sibling[each]) {
            if (code[each] == wanted) {
                return each;
            }
            last = each;
        }
        if (nodes == code.length) {
            code = Arrays.copyOf(code, 2 * nodes);
            firstBranch = Arrays.copyOf(firstBranch, 2 * nodes);
            sibling = Arrays.copyOf(sibling, 2 * nodes);
            patternAt = Arrays.copyOf(patternAt, 2 * nodes);
        }
        code[nodes] = wanted;
        patternAt[nodes] = NONE;
        if (last == 0) {
            firstBranch[node] = nodes;
        } else {
            sibling[last] = nodes;
        }
        return nodes++;
    }

    /** The prover's move in a pattern, or {@link Board#NO_POINT} where he needs none. */
    int move(int pattern) {
        return reply[pattern];
    }

    /** Number of points of a pattern. */
    int size(int pattern) {
        return start[pattern + 1] - start[pattern];
    }

    /** Whether a point belongs to the zone of a pattern. */
    boolean holds(int pattern, int point) {
        for (int i = start[pattern]; i < start[pattern + 1]; i++) {
            if (points[i] == point) {
                return true;
            }
        }
        return false;
    }

    /** Adds the points of a pattern to a zone. */
    void addTo(Zone zone, int pattern) {
        for (int i = start[pattern]; i < start[pattern + 1]; i++) {
            zone.add(points[i]);
        }
    }

    /** Whether a chain has a stone in the zone of a pattern. */
    boolean meets(int pattern, int stone) {
        for (int i = start[pattern]; i < start[pattern + 1]; i++) {
            if (board.at(points[i]) != Stones.EMPTY && board.chain(points[i]) == board.chain(stone)) {
                return true;
            }
        }
        return false;
    }
}
