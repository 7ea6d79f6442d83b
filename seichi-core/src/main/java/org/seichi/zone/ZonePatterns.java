package org.seichi.zone;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * The patterns proven so far in a search for one claim: the contents of a zone and who is to move. Every position that shows a
 * pattern is proven too. They are kept in two tries, one for each player to move, over the points in order of their distance
 * from those of the claim, so that few branches are followed.
 */
final class ZonePatterns {
    /** Returned by {@link #find} if no pattern was found. */
    static final int NONE = -1;
    /** Stored instead of the prover's move where the goal is reached. */
    static final int END = -1;

    /** Maximum number of steps through a trie in one call of {@link #find}. */
    private static final int STEPS = 3_000;

    /** Content code of an empty point where the player to move may not retake a ko. */
    static final int BANNED = Stones.EDGE;

    private static final int COLOR_BITS = 2;
    private static final int COLOR_MASK = (1 << COLOR_BITS) - 1;
    private static final int OPPONENT_TO_MOVE = 0;
    private static final int PROVER_TO_MOVE = 1;

    private final SearchBoard board;
    private final KoThreats threats;
    private final int[] byDistance;
    private final int most;

    /** By node of the tries: point and content, the first child, the next sibling, the pattern that ends there. */
    private int[] code = new int[1 << 10];

    private int[] firstBranch = new int[1 << 10];
    private int[] sibling = new int[1 << 10];
    private int[] patternAt = new int[1 << 10];
    private int nodes = 2;

    /** By pattern: where its entries begin in {@link #points}, and the prover's move. */
    private int[] start = new int[1 << 8];

    private int[] reply = new int[1 << 8];
    /** Point and content, pattern after pattern. */
    private int[] points = new int[1 << 12];

    private int count;

    private final int[] stack;

    /**
     * Creates an empty store.
     *
     * @param threats who may retake kos at once
     * @param byDistance all points, the nearest to those of the claim first
     * @param most maximum number of patterns
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

    /** Returns a pattern that the position shows, or {@link #NONE}. */
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

    /** Returns the point where the player to move may not retake a ko, or {@link Board#NO_POINT} if that does not count. */
    int ban(boolean proverToMove) {
        return threats.bind(proverToMove) ? board.ko() : Board.NO_POINT;
    }

    /**
     * Whether a point matches an entry of a pattern. Ko bans may differ in the prover's favor only, as in
     * {@link ZonePattern#isShown}.
     */
    private static boolean fits(int wanted, int content, int ban, boolean proverToMove) {
        int said = wanted & COLOR_MASK;
        if (content != Stones.EMPTY || (said != Stones.EMPTY && said != BANNED)) {
            return said == content;
        }
        boolean isBanned = wanted >>> COLOR_BITS == ban;
        return proverToMove ? said == BANNED || !isBanned : said == Stones.EMPTY || isBanned;
    }

    /** Returns the first pattern stored that a board shows, parts of which may be unknown; {@link #NONE} if there is none. */
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

    /** Stores what the position shows in a zone as a pattern; returns its number. */
    int add(PointSet.Builder zone, boolean proverToMove, int move) {
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

    /** Returns the number of points of a pattern. */
    int size(int pattern) {
        return start[pattern + 1] - start[pattern];
    }

    /** Adds the points of a pattern to a zone. */
    void addTo(PointSet.Builder zone, int pattern) {
        for (int i = start[pattern]; i < start[pattern + 1]; i++) {
            zone.add(points[i] >>> COLOR_BITS);
        }
    }

    /** Whether a pattern bans the player to move from retaking a ko. */
    boolean hasBan(int pattern) {
        for (int i = start[pattern]; i < start[pattern + 1]; i++) {
            if ((points[i] & COLOR_MASK) == BANNED) {
                return true;
            }
        }
        return false;
    }

    /** Returns the prover's move in a pattern, or {@link Board#NO_POINT}. */
    int reply(int pattern) {
        return Math.max(Board.NO_POINT, reply[pattern]);
    }

    /** Whether the goal is reached in a pattern, so that nothing has to be answered. */
    boolean isEnd(int pattern) {
        return reply[pattern] == END;
    }

    /** Returns a pattern as an object of its own. */
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
