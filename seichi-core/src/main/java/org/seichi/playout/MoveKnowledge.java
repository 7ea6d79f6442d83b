package org.seichi.playout;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/** Judges moves without reading: own eyes, liberties after the move, sacrifices worth making. */
final class MoveKnowledge {
    private final Board geometry;
    private final PlayoutBoard board;
    private final int[] steps;
    private final int[] diagonals;
    private final int stride;
    /** The own chains that {@link #libertiesAfter} has met next to a point. */
    private final int[] beside = new int[4];

    private int chains;
    private final int[] shape = new int[NakadeShape.LARGEST];

    MoveKnowledge(Board geometry, PlayoutBoard board) {
        this.geometry = geometry;
        this.board = board;
        stride = geometry.stride();
        steps = board.steps();
        diagonals = new int[] {-stride - 1, 1 - stride, stride - 1, stride + 1};
    }

    /** Whether a move is legal and neither fills an eye nor throws stones away. */
    boolean isPlausible(int color, int point) {
        if (board.emptyNeighbors(point) >= 2) {
            return true;
        }
        if (point == board.ko() || isEye(color, point)) {
            return false;
        }
        int liberties = libertiesAfter(color, point, 2);
        return liberties >= 2 || (liberties == 1 && isWorthwhile(color, point));
    }

    /** Whether a point is an eye of a color: surrounded by its stones, with at most one diagonal lost, at the edge none. */
    private boolean isEye(int color, int point) {
        int opponent = Stones.STONES_SUM - color;
        if (board.emptyNeighbors(point) > 0 || board.neighbors(point, opponent) > 0) {
            return false;
        }
        int taken = 0;
        int edge = 0;
        for (int diagonal : diagonals) {
            int content = board.at(point + diagonal);
            taken += content == opponent ? 1 : 0;
            edge |= content == Stones.EDGE ? 1 : 0;
        }
        return taken + edge < 2;
    }

    /**
     * Liberties of the chain that a stone would make. A captured neighbor counts with all stones of its chain, for each side on which that
     * touches the stone: that is exact for single stones and may be too many for others. Otherwise exact below the limit; from the limit on
     * only known to be no smaller than it.
     */
    int libertiesAfter(int color, int point, int limit) {
        int liberties = board.emptyNeighbors(point);
        if (liberties >= limit) {
            return liberties;
        }
        chains = 0;
        liberties += brought(color, point - stride, limit);
        liberties += brought(color, point - 1, limit);
        liberties += brought(color, point + 1, limit);
        liberties += brought(color, point + stride, limit);
        for (int i = 0; i < chains && liberties < limit; i++) {
            liberties += newLiberties(point, i);
        }
        return liberties;
    }

    /**
     * The liberties that a neighbor brings to a stone: the size of its chain if that is captured, or the limit if an own chain has more
     * liberties than that. Other own chains are collected in {@link #beside}.
     */
    private int brought(int color, int neighbor, int limit) {
        int content = board.at(neighbor);
        if (content == color) {
            int chain = board.chain(neighbor);
            if (board.liberties(chain) > limit) {
                return limit;
            }
            beside[chains++] = chain;
            return 0;
        }
        boolean stone = content == Stones.STONES_SUM - color;
        return stone && board.liberties(board.chain(neighbor)) == 1 ? board.size(board.chain(neighbor)) : 0;
    }

    /** Liberties of one of the chains beside a point that are neither next to the point nor liberties of earlier ones. */
    private int newLiberties(int point, int index) {
        int chain = beside[index];
        int count = board.libertiesBeside(chain, beside, index) - (index == 0 ? 1 : 0);
        if (board.emptyNeighbors(point) > 0) {
            for (int step : steps) {
                count -= board.isLiberty(chain, point + step) && !isKnown(point + step, index) ? 1 : 0;
            }
        }
        return count;
    }

    private boolean isKnown(int liberty, int before) {
        for (int i = 0; i < before; i++) {
            if (board.isLiberty(beside[i], liberty)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a move that leaves its chain in atari is worth trying: it captures something, or leaves a killing shape. */
    private boolean isWorthwhile(int color, int point) {
        int opponent = Stones.STONES_SUM - color;
        int size = 1;
        for (int i = 0; i < steps.length; i++) {
            int neighbor = point + steps[i];
            int content = board.at(neighbor);
            if (content == opponent && board.liberties(board.chain(neighbor)) == 1) {
                return true;
            }
            if (content == color && isFirstOfChain(i, point)) {
                size += board.size(board.chain(neighbor));
            }
        }
        return size <= NakadeShape.ANY_FORM || (size <= NakadeShape.LARGEST && isNakade(color, point));
    }

    /** Whether no earlier direction leads to the same chain. */
    private boolean isFirstOfChain(int direction, int point) {
        int chain = board.chain(point + steps[direction]);
        for (int i = 0; i < direction; i++) {
            int neighbor = point + steps[i];
            if (board.at(neighbor) == board.at(chain) && board.chain(neighbor) == chain) {
                return false;
            }
        }
        return true;
    }

    /** Whether the stones joined at a point, once captured, leave the captor a space that makes one eye. */
    private boolean isNakade(int color, int point) {
        int size = 0;
        shape[size++] = point;
        for (int i = 0; i < steps.length; i++) {
            int neighbor = point + steps[i];
            if (board.at(neighbor) == color && isFirstOfChain(i, point)) {
                int stone = neighbor;
                do {
                    shape[size++] = stone;
                    stone = board.next(stone);
                } while (stone != neighbor);
            }
        }
        return makesOneEye(size);
    }

    private boolean makesOneEye(int size) {
        int links = 0;
        int most = 0;
        for (int i = 0; i < size; i++) {
            int degree = 0;
            for (int j = 0; j < size; j++) {
                degree += geometry.areAdjacent(shape[i], shape[j]) ? 1 : 0;
            }
            links += degree;
            most = Math.max(most, degree);
        }
        return NakadeShape.makesOneEye(size, most, links / 2);
    }
}
