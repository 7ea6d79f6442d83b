package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * A heuristic score of how urgent a move is for the life of a group, from captures, connections and eye shape around it: moves
 * with higher scores are tried sooner. It affects only the order of moves.
 *
 * <p>The weights are close to a tenth of a unit of the logarithm of the odds that the move works, by a conditional softmax fitted
 * on moves that did (docs/experiments.md, 2026-11-26).
 *
 * <p>Not thread-safe.
 */
final class Urgency {
    private static final int CAPTURE = 20;
    private static final int CAPTURED_STONE = 5;
    private static final int MANY = 5;
    private static final int ATARI = 10;
    private static final int NEARLY_ATARI = 3;
    private static final int RESCUE = 12;
    private static final int JOIN = 6;
    private static final int CUT = 10;
    private static final int EYE = 15;
    private static final int HALF_EYE = 6;
    private static final int CORNER_OF_EYE = 8;
    private static final int ROOM = 2;
    private static final int EDGE_LINE = 3;
    private static final int FILLS_EYE = -15;
    private static final int SELF_ATARI = -15;
    private static final int BESIDE_LAST = 8;
    private static final int NEAR_LAST = 6;
    private static final int PER_STEP_AWAY = 4;

    private final SearchBoard board;
    private final int defender;
    private final int[] steps;
    private final int[] diagonals;
    private final int[] distance;
    private final int stride;

    /** What {@link #look} has collected about the point that is being scored. */
    private int score;

    private int edges;
    private int defended;
    private int freedom;
    private int ownChain;
    private int defendedChain;
    private boolean captures;
    private boolean rescues;
    private boolean joins;
    private boolean cuts;

    /**
     * Scores moves in whatever position the board shows when asked.
     *
     * @param defender the color whose life is at stake
     * @param distance by point, its distance from the group
     */
    Urgency(SearchBoard board, int defender, int[] distance) {
        this.board = board;
        this.defender = defender;
        this.distance = distance;
        steps = board.board().directions();
        stride = board.board().stride();
        diagonals = new int[] {-stride - 1, -stride + 1, stride - 1, stride + 1};
    }

    /**
     * Returns the urgency of a move on an empty point.
     *
     * @param last the opponent's last move, or no point
     */
    int of(int point, int color, int last) {
        begin();
        for (int step : steps) {
            look(point, point + step, color);
        }
        if (rescues && freedom > 1) {
            score += RESCUE;
        }
        score += joins ? JOIN : 0;
        score += cuts ? CUT : 0;
        if (freedom < 2 && !captures) {
            score += SELF_ATARI;
        }
        if (color == defender && defended + edges == steps.length && !rescues) {
            score += FILLS_EYE;
        }
        if (edges == 1) {
            score += EDGE_LINE;
        }
        for (int diagonal : diagonals) {
            int neighbor = point + diagonal;
            score += board.at(neighbor) == Stones.EMPTY && isEye(neighbor) ? CORNER_OF_EYE : 0;
        }
        return score + nearTo(point, last) - PER_STEP_AWAY * distance[point];
    }

    private void begin() {
        score = 0;
        edges = 0;
        defended = 0;
        freedom = 0;
        ownChain = Board.NO_POINT;
        defendedChain = Board.NO_POINT;
        captures = false;
        rescues = false;
        joins = false;
        cuts = false;
    }

    private void look(int point, int neighbor, int color) {
        int content = board.at(neighbor);
        if (content == Stones.EMPTY) {
            freedom++;
            score += ROOM + eyeAt(neighbor, point);
        } else if (content == Stones.EDGE) {
            edges++;
        } else {
            if (content == defender) {
                defended++;
                cuts |= defendedChain != Board.NO_POINT && defendedChain != board.chain(neighbor);
                defendedChain = board.chain(neighbor);
            }
            int liberties = board.liberties(neighbor);
            if (content == color) {
                joins |= ownChain != Board.NO_POINT && ownChain != board.chain(neighbor);
                ownChain = board.chain(neighbor);
                freedom += liberties - 1;
                rescues |= liberties == 1;
            } else {
                press(neighbor, liberties);
            }
        }
    }

    /** Scores the effect of a move on an adjacent chain of the other color. */
    private void press(int neighbor, int liberties) {
        if (liberties == 1) {
            captures = true;
            freedom++;
            score += CAPTURE + CAPTURED_STONE * Math.min(MANY, board.chainSize(neighbor));
        } else if (liberties == 2) {
            score += ATARI;
        } else if (liberties == 3) {
            score += NEARLY_ATARI;
        }
    }

    private int nearTo(int point, int last) {
        int away = Math.abs(last - point);
        if (last == Board.NO_POINT) {
            return 0;
        }
        if (away == 1 || away == stride) {
            return BESIDE_LAST;
        }
        return away == 2 || away == 2 * stride || away == stride - 1 || away == stride + 1 ? NEAR_LAST : 0;
    }

    /** Returns the score of a move at {@code without} for making or destroying an eye at an adjacent empty point. */
    private int eyeAt(int eye, int without) {
        int missing = 0;
        int held = 0;
        for (int step : steps) {
            int neighbor = eye + step;
            int content = board.at(neighbor);
            if (content == defender) {
                held++;
            } else if (neighbor != without && content != Stones.EDGE) {
                missing++;
            }
        }
        if (held == 0 || missing > 1) {
            return 0;
        }
        return missing == 0 ? EYE : HALF_EYE;
    }

    private boolean isEye(int point) {
        for (int step : steps) {
            int content = board.at(point + step);
            if (content != defender && content != Stones.EDGE) {
                return false;
            }
        }
        return true;
    }
}
