package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * A quick heuristic: does a group look alive with its opponent to move? Chains with two common liberties count as one group,
 * closed regions by size and shape, a point with one open side as half an eye, and as an eye if a stone that enters there can
 * be shut in. It may be wrong either way and only guides a search.
 *
 * <p>Not thread-safe.
 */
final class LikelyLife {
    private static final int HALF_EYE = 1;
    private static final int EYE = 2;
    private static final int TWO_EYES = 4;
    /** Maximum number of chains of a group. */
    private static final int MOST_CHAINS = 12;
    /** Maximum number of points of a region that counts as closed. */
    private static final int LARGEST = 14;

    private final SearchBoard board;
    private final int[] steps;
    private final int[] joined;
    private final int[] shared;
    private final int[] sharedAt;
    private final int[] seen;
    private final int[] used;
    private final int[] chains;
    private final int[] queue;
    private int round;
    private int flood;
    private int count;
    private int own;
    private PointSet.Builder zone;

    LikelyLife(SearchBoard board) {
        this.board = board;
        steps = board.board().directions();
        int length = board.board().arrayLength();
        joined = new int[length];
        shared = new int[length];
        sharedAt = new int[length];
        seen = new int[length];
        used = new int[length];
        chains = new int[MOST_CHAINS];
        queue = new int[board.board().size() + 1];
    }

    /** Whether the group of a stone looks alive with the opponent to move; adds its stones and eyes to a zone. */
    boolean isLikely(int stone, PointSet.Builder into) {
        zone = into;
        round++;
        own = board.at(stone);
        count = 0;
        join(board.chain(stone));
        for (int next = 0; next < count; next++) {
            joinBeside(chains[next]);
        }
        int before = flood;
        int eyes = 0;
        for (int next = 0; next < count && eyes < TWO_EYES; next++) {
            int head = chains[next];
            for (int point = board.nextLiberty(head, Board.NO_POINT);
                    point != Board.NO_POINT && eyes < TWO_EYES;
                    point = board.nextLiberty(head, point)) {
                eyes += seen[point] <= before ? region(point, before) : 0;
                eyes += used[point] == round ? 0 : openEye(point);
            }
        }
        return eyes >= TWO_EYES;
    }

    private void join(int head) {
        joined[head] = round;
        chains[count++] = head;
        board.addStones(head, zone);
    }

    /** Adds the chains to the group that have two common liberties with one of its chains. */
    private void joinBeside(int head) {
        for (int point = board.nextLiberty(head, Board.NO_POINT);
                point != Board.NO_POINT;
                point = board.nextLiberty(head, point)) {
            for (int step : steps) {
                int neighbor = point + step;
                if (board.at(neighbor) == own) {
                    share(board.chain(neighbor), point);
                }
            }
        }
    }

    private void share(int other, int point) {
        if (joined[other] == round || count == MOST_CHAINS) {
            return;
        }
        if (sharedAt[other] != round) {
            sharedAt[other] = round;
            shared[other] = point;
        } else if (shared[other] != point) {
            zone.add(point);
            zone.add(shared[other]);
            join(other);
        }
    }

    /** Returns the value of a region in half eyes; 0 if it is large or not enclosed by the group alone. */
    private int region(int start, int before) {
        flood++;
        int filled = 1;
        int stones = 0;
        int edges = 0;
        int most = 0;
        queue[0] = start;
        seen[start] = flood;
        for (int next = 0; next < filled; next++) {
            int degree = 0;
            for (int step : steps) {
                int neighbor = queue[next] + step;
                int content = board.at(neighbor);
                if (content == own) {
                    if (joined[board.chain(neighbor)] != round) {
                        return 0;
                    }
                } else if (content != Stones.EDGE) {
                    degree++;
                    if (seen[neighbor] != flood) {
                        if (seen[neighbor] > before || filled == LARGEST) {
                            return 0;
                        }
                        seen[neighbor] = flood;
                        queue[filled++] = neighbor;
                        stones += content == Stones.EMPTY ? 0 : 1;
                    }
                }
            }
            edges += degree;
            most = Math.max(most, degree);
        }
        if (2 * stones > filled) {
            return 0;
        }
        for (int i = 0; i < filled; i++) {
            use(queue[i]);
        }
        return stones == 0 && holdsTwo(filled, edges / 2, most) ? TWO_EYES : EYE;
    }

    /**
     * Whether an empty region yields two eyes although the opponent moves first, judged by its number of points, of pairs of
     * neighbors and the most neighbors of one point. Seven points do, whatever their shape.
     */
    private static boolean holdsTwo(int points, int pairs, int most) {
        return switch (points) {
            case 1, 2, 3 -> false;
            case 4 -> pairs == 3 && most == 2;
            case 5 -> pairs == 4 && most < 4;
            case 6 -> most < 4;
            default -> true;
        };
    }

    /** Returns the value of an empty point of an open region, in half eyes. */
    private int openEye(int point) {
        int gap = Board.NO_POINT;
        for (int step : steps) {
            int neighbor = point + step;
            if (!isWall(neighbor)) {
                if (gap != Board.NO_POINT) {
                    return 0;
                }
                gap = neighbor;
            }
        }
        if (gap == Board.NO_POINT || used[gap] == round) {
            return 0;
        }
        if (board.at(gap) != Stones.EMPTY) {
            return board.at(gap) != own && board.liberties(gap) == 1 ? claim(point, gap, HALF_EYE) : 0;
        }
        int exit = Board.NO_POINT;
        for (int step : steps) {
            int neighbor = gap + step;
            if (neighbor != point && !isWall(neighbor)) {
                if (exit != Board.NO_POINT) {
                    return claim(point, gap, HALF_EYE);
                }
                exit = neighbor;
            }
        }
        boolean shuts =
                exit != Board.NO_POINT && board.at(exit) == Stones.EMPTY && used[exit] != round && touches(exit);
        if (shuts) {
            use(exit);
        }
        return claim(point, gap, shuts ? EYE : HALF_EYE);
    }

    private int claim(int point, int gap, int worth) {
        use(point);
        use(gap);
        return worth;
    }

    private void use(int point) {
        used[point] = round;
        zone.add(point);
    }

    private boolean isWall(int point) {
        int content = board.at(point);
        return content == Stones.EDGE || (content == own && joined[board.chain(point)] == round);
    }

    private boolean touches(int point) {
        for (int step : steps) {
            if (board.at(point + step) == own && joined[board.chain(point + step)] == round) {
                return true;
            }
        }
        return false;
    }
}
