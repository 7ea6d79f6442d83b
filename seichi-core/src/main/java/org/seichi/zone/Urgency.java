package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/**
 * How urgent a move looks for the life of a group, from captures, connections and eye shape around it: the higher, the
 * sooner it is tried. It decides nothing but the order.
 */
final class Urgency {
    private static final int CAPTURE = 20;
    private static final int CAPTURED_STONE = 4;
    private static final int MANY = 5;
    private static final int ATARI = 6;
    private static final int RESCUE = 14;
    private static final int JOIN = 8;
    private static final int CUT = 10;
    private static final int EYE = 14;
    private static final int HALF_EYE = 6;
    private static final int CORNER_OF_EYE = 9;
    private static final int ROOM = 2;
    private static final int EDGE_LINE = 3;
    private static final int FILLS_EYE = -30;
    private static final int SELF_ATARI = -10;
    private static final int BESIDE_LAST = 6;
    private static final int NEAR_LAST = 3;
    private static final int PER_STEP_AWAY = 4;

    private final SearchBoard board;
    private final int defender;
    private final int[] steps;
    private final int[] diagonals;
    private final int[] distance;
    private final int stride;

    /**
     * For the position on the board, whatever it becomes.
     *
     * @param defender the color whose life is at stake
     * @param distance by point, how far it lies from the group
     */
    Urgency(SearchBoard board, int defender, int[] distance) {
        this.board = board;
        this.defender = defender;
        this.distance = distance;
        steps = board.board().directions();
        stride = board.board().stride();
        diagonals = new int[] {-stride - 1, -stride + 1, stride - 1, stride + 1};
    }

    /** How urgent a move of a color is on an empty point. */
    int of(int point, int color, int last) {
        int score = -PER_STEP_AWAY * distance[point];
        int opponent = Stones.STONES_SUM - color;
        int empties = 0;
        int defended = 0;
        int edges = 0;
        int freedom = 0;
        int ownChain = Board.NO_POINT;
        int defendedChain = Board.NO_POINT;
        boolean captures = false;
        boolean joins = false;
        boolean cuts = false;
        boolean rescues = false;
        int ownStones = 0;
        for (int step : steps) {
            int neighbor = point + step;
            int content = board.at(neighbor);
            if (content == Stones.EMPTY) {
                empties++;
                freedom++;
                score += eyeAt(neighbor, point);
            } else if (content == Stones.EDGE) {
                edges++;
            } else {
                int liberties = board.liberties(neighbor);
                if (content == defender) {
                    defended++;
                    cuts |= defendedChain != Board.NO_POINT && defendedChain != board.chain(neighbor);
                    defendedChain = board.chain(neighbor);
                }
                if (content == color) {
                    joins |= ownChain != Board.NO_POINT && ownChain != board.chain(neighbor);
                    ownChain = board.chain(neighbor);
                    ownStones++;
                    freedom += liberties - 1;
                    rescues |= liberties == 1;
                } else if (liberties == 1) {
                    captures = true;
                    freedom++;
                    score += CAPTURE + CAPTURED_STONE * Math.min(MANY, board.chainSize(neighbor));
                } else if (liberties == 2) {
                    score += ATARI;
                } else if (liberties == 3) {
                    score += ATARI / 3;
                }
            }
        }
        if (rescues && freedom > 1) {
            score += RESCUE;
        }
        if (joins) {
            score += JOIN;
        } 
        if (cuts) {
            score += CUT;
        }
        if (freedom < 2 && !captures) {
            score += SELF_ATARI;
        }
        if (color == defender && defended + edges == 4 && !rescues) {
            score += FILLS_EYE;
        }
        score += ROOM * empties;
        if (edges == 1) {
            score += EDGE_LINE;
        }
        for (int diagonal : diagonals) {
            int neighbor = point + diagonal;
            if (neighbor > 0 && neighbor < distance.length && board.at(neighbor) == Stones.EMPTY && isEye(neighbor)) {
                score += CORNER_OF_EYE;
            }
        }
        if (last != Board.NO_POINT) {
            int away = Math.abs(last - point);
            if (away == 1 || away == stride) {
                score += BESIDE_LAST;
            } else if (away == 2 || away == 2 * stride || away == stride - 1 || away == stride + 1) {
                score += NEAR_LAST;
            }
        }
        return score;
    }

    /** What a stone beside an empty point does for an eye there. */
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
        return held == 0 ? 0 : missing == 0 ? EYE : missing == 1 ? HALF_EYE : 0;
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
