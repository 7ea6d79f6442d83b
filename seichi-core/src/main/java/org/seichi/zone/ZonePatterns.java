package org.seichi.zone;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * What has been proven of one question, as patterns: the contents of a zone and who is to move. Every position that shows
 * them is proven too. They are kept in two trees, one for either player to move, over the points in order of their distance
 * from what the question is about, so that few branches are followed.
 */
final class ZonePatterns {
    /** The answer of {@link #find} if no pattern was found. */
    static final int NONE = -1;
    /** Stands for the prover's move where the goal is reached. */
    static final int END = -1;

    /** The most branches that are looked at for one position. */
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
    /** Point and content. */
    private int[] points = new int[1 << 12];

    private int count;

    private final int[] stack;

    /**
     * No patterns yet.
     *
     * @param byDistance all points, the nearest to what the question is about first
     * @param most how many patterns are kept at most
     */
    ZonePatterns(SearchBoard board, int[] byDistance, int most) {
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

    /** The first pattern kept that a board shows, of which parts may be unknown; {@link #NONE} if there is none. */
    int earliest(byte[] cells, boolean proverToMove) {
        int earliest = NONE;
        int depth = 0;
        int node = firstBranch[proverToMove ? PROVER_TO_MOVE : OPPONENT_TO_MOVE];
        while (node != 0 || depth > 0) {
            if (node == 0) {
                node = stack[--depth];
            } else if (cells[code[node] >>> COLOR_BITS] == (code[node] & COLOR_MASK)) {
                if (patternAt[node] != NONE && (earliest == NONE || patternAt[node] < earliest)) {
                    earliest = patternAt[node];
                }
                stack[depth++] = sibling[node];
                node = firstBranch[node];
            } else {
                node = sibling[node];
            }
        }
        return earliest;
    }

    /** Keeps what the position shows in a zone; returns the number of the pattern. */
    int add(GrowingZone zone, boolean proverToMove, int move) {
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
                int content = point << COLOR_BITS | board.at(point);
                points[end++] = content;
                node = branch(node, content);
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

    /** Adds the points of a pattern to a zone. */
    void addTo(GrowingZone zone, int pattern) {
        for (int i = start[pattern]; i < start[pattern + 1]; i++) {
            zone.add(points[i] >>> COLOR_BITS);
        }
    }

    /** Whether a pattern has reached the goal, so that nothing has to be answered. */
    boolean isEnd(int pattern) {
        return reply[pattern] == END;
    }

    /** A copy of a pattern. */
    ZonePattern pattern(int pattern, Color toMove) {
        PointSet.Builder zone = PointSet.builder(board.board());
        PointSet.Builder black = PointSet.builder(board.board());
        PointSet.Builder white = PointSet.builder(board.board());
        for (int i = start[pattern]; i < start[pattern + 1]; i++) {
            int point = points[i] >>> COLOR_BITS;
            zone.add(point);
            if ((points[i] & COLOR_MASK) != Stones.EMPTY) {
                ((points[i] & COLOR_MASK) == Stones.BLACK ? black : white).add(point);
            }
        }
        return new ZonePattern(
                zone.build(), black.build(), white.build(), toMove, Math.max(Board.NO_POINT, reply[pattern]));
    }
}
