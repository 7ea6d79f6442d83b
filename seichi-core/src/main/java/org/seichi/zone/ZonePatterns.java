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

    /** The content of an empty point where the player to move may not retake a ko. */
    static final int BANNED = Stones.EDGE;

    private static final int COLOR_BITS = 2;
    private static final int COLOR_MASK = (1 << COLOR_BITS) - 1;
    private static final int OPPONENT_TO_MOVE = 0;
    private static final int PROVER_TO_MOVE = 1;

    private final SearchBoard board;
    private final KoThreats threats;
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
     * @param threats who may retake kos at once
     * @param byDistance all points, the nearest to what the question is about first
     * @param most how many patterns are kept at most
     */
    ZonePatterns(SearchBoard board, KoThreats threats, int[] byDistance, int most) {
        this.board = board;
        this.threats = threats;
        this.byDistance = byDistance;
        this.most = most;
        stack = new int[byDistance.length + 1];
        Arrays.fill(patternAt, 0, 2, NONE);
    }

    KoThreats threats() {
        return threats;
    }

    boolean isFull() {
        return count == most;
    }

    /** A pattern that the position shows, or {@link #NONE}. */
    int find(boolean proverToMove) {
        boolean hasBans = threats != KoThreats.OPPONENT;
        int ban = ban(proverToMove);
        int depth = 0;
        int node = firstBranch[proverToMove ? PROVER_TO_MOVE : OPPONENT_TO_MOVE];
        for (int steps = 0; steps < STEPS; steps++) {
            if (node == 0) {
                if (depth == 0) {
                    return NONE;
                }
                node = stack[--depth];
                continue;
            }
            int wanted = code[node];
            int content = board.at(wanted >>> COLOR_BITS);
            if (hasBans ? fits(wanted, content, ban, proverToMove) : (wanted & COLOR_MASK) == content) {
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

    /** The point where the player to move may not retake a ko, as far as that matters. */
    int ban(boolean proverToMove) {
        return threats.bind(proverToMove) ? board.ko() : Board.NO_POINT;
    }

    /**
     * Whether a point shows what a pattern says. The prover must be allowed to retake what he may in the pattern; the
     * opponent may be forbidden more.
     */
    private static boolean fits(int wanted, int content, int ban, boolean proverToMove) {
        int said = wanted & COLOR_MASK;
        if (content != Stones.EMPTY || (said != Stones.EMPTY && said != BANNED)) {
            return said == content;
        }
        boolean isBanned = wanted >>> COLOR_BITS == ban;
        return proverToMove ? said == BANNED || !isBanned : said == Stones.EMPTY || isBanned;
    }

    /** The first pattern kept that a board shows, of which parts may be unknown; {@link #NONE} if there is none. */
    int earliest(byte[] cells, int ban, boolean proverToMove) {
        int earliest = NONE;
        int depth = 0;
        int node = firstBranch[proverToMove ? PROVER_TO_MOVE : OPPONENT_TO_MOVE];
        while (node != 0 || depth > 0) {
            if (node == 0) {
                node = stack[--depth];
            } else if (fits(code[node], cells[code[node] >>> COLOR_BITS], ban, proverToMove)) {
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
        int ban = ban(proverToMove);
        for (int point : byDistance) {
            if (zone.contains(point)) {
                if (end == points.length) {
                    points = Arrays.copyOf(points, 2 * end);
                }
                int content = point << COLOR_BITS | (point == ban ? BANNED : board.at(point));
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

    /** Whether a pattern says that the player to move may not retake a ko. */
    boolean hasBan(int pattern) {
        for (int i = start[pattern]; i < start[pattern + 1]; i++) {
            if ((points[i] & COLOR_MASK) == BANNED) {
                return true;
            }
        }
        return false;
    }

    /** The prover's move in a pattern, or {@link Board#NO_POINT}. */
    int reply(int pattern) {
        return Math.max(Board.NO_POINT, reply[pattern]);
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
        int ban = Board.NO_POINT;
        for (int i = start[pattern]; i < start[pattern + 1]; i++) {
            int point = points[i] >>> COLOR_BITS;
            zone.add(point);
            switch (points[i] & COLOR_MASK) {
                case Stones.BLACK -> black.add(point);
                case Stones.WHITE -> white.add(point);
                case BANNED -> ban = point;
                default -> {}
            }
        }
        return new ZonePattern(zone.build(), black.build(), white.build(), toMove, ban, reply(pattern));
    }
}
