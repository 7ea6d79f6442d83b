package org.seichi.endgame;

import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/** Decides whose territory a part of an area is, or whether it is neutral, by the adjacent immortal stones ({@link Survey}). */
final class PartOwner {
    /** Minimum size, in points, of a group with its two eyes: in a corner, on a board at least {@link #WIDE} lines wide. */
    private static final int ROOM_TO_LIVE = 8;

    private static final int WIDE = 4;
    private static final int BOTH = 1 << Stones.BLACK | 1 << Stones.WHITE;

    private final SearchBoard board;
    private final Board geometry;
    private final int[] directions;
    private final int[] linkedBy;
    /** By index in the part: the colors of the immortal stones next to the point, as bits. */
    private final int[] beside;

    PartOwner(SearchBoard board) {
        this.board = board;
        geometry = board.board();
        directions = geometry.directions();
        linkedBy = new int[geometry.arrayLength()];
        beside = new int[geometry.size()];
    }

    /** Whether all points of a part touch immortal stones of both colors. */
    boolean areNeutral(int[] part, int size) {
        for (int i = 0; i < size; i++) {
            if (immortalsBeside(part[i]) != BOTH) {
                return false;
            }
        }
        return true;
    }

    /** The content code of the color whose settled territory a part is; {@link Stones#EMPTY} if it is not settled. */
    int of(int[] part, int size) {
        int touching = 0;
        for (int i = 0; i < size && touching != BOTH; i++) {
            beside[i] = immortalsBeside(part[i]);
            touching |= beside[i];
        }
        int owner = touching == 1 << Stones.BLACK ? Stones.BLACK : touching == 1 << Stones.WHITE ? Stones.WHITE : 0;
        boolean owned = owner != 0 && !opponentCanLive(part, size) && allLinked(owner, part, size);
        return owned ? owner : Stones.EMPTY;
    }

    /** The colors of the immortal stones next to a point, as bits. */
    private int immortalsBeside(int point) {
        int colors = 0;
        for (int direction : directions) {
            int stone = point + direction;
            if (board.at(stone) != Stones.EMPTY && board.at(stone) != Stones.EDGE && board.isImmortal(stone)) {
                colors |= 1 << board.at(stone);
            }
        }
        return colors;
    }

    /** Whether the part has room for a group and for two eyes that the owner's immortal stones do not touch. */
    private boolean opponentCanLive(int[] part, int size) {
        if (size < ROOM_TO_LIVE && Math.min(geometry.width(), geometry.height()) >= WIDE) {
            return false;
        }
        int first = Board.NO_POINT;
        int second = Board.NO_POINT;
        for (int i = 0; i < size; i++) {
            int point = part[i];
            if (beside[i] == 0) {
                boolean apart = first != Board.NO_POINT && !geometry.areAdjacent(first, point);
                if (apart || second != Board.NO_POINT) {
                    return true;
                }
                second = first;
                first = point;
            }
        }
        return false;
    }

    /** Whether each other chain of the owner in the part has two liberties next to immortal stones, and shares none with another. */
    private boolean allLinked(int owner, int[] part, int size) {
        for (int i = 0; i < size; i++) {
            linkedBy[part[i]] = Board.NO_POINT;
        }
        for (int i = 0; i < size; i++) {
            int stone = part[i];
            if (board.at(stone) == owner && board.chain(stone) == stone && !isLinked(stone)) {
                return false;
            }
        }
        return true;
    }

    private boolean isLinked(int chain) {
        int ways = 0;
        int liberty = board.nextLiberty(chain, Board.NO_POINT);
        while (liberty != Board.NO_POINT) {
            if (linkedBy[liberty] != Board.NO_POINT) {
                return false;
            }
            linkedBy[liberty] = chain;
            ways += immortalsBeside(liberty) == 0 ? 0 : 1;
            liberty = board.nextLiberty(chain, liberty);
        }
        return ways >= 2;
    }
}
