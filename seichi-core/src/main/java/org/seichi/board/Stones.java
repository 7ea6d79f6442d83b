package org.seichi.board;

/**
 * A read-only view of the stones on a board, on which every analysis is based.
 *
 * <p>Contents are small {@code int} codes, so that hot loops neither box nor chase references. The sum of the two stone codes
 * is {@value #STONES_SUM}, hence {@code STONES_SUM - code} is the opponent's code.
 */
public interface Stones {
    /** Content of a point without a stone. */
    int EMPTY = 0;
    /** Content of a point with a black stone. */
    int BLACK = 1;
    /** Content of a point with a white stone. */
    int WHITE = 2;
    /** Content of the border that surrounds the board; never equal to that of a point on the board. */
    int EDGE = 3;
    /** {@code BLACK + WHITE}. */
    int STONES_SUM = 3;

    /** Whether a content is that of a point with a stone. */
    static boolean isStone(int content) {
        return content == BLACK || content == WHITE;
    }

    /** The geometry of the board that the stones stand on. */
    Board board();

    /**
     * The content of a point.
     *
     * @param point any index below {@link Board#arrayLength()}, border included
     * @return {@link #EMPTY}, {@link #BLACK}, {@link #WHITE} or {@link #EDGE}
     */
    int at(int point);

    /** All points with a stone of the given color. Takes time linear in the size of the board. */
    default PointSet stones(Color color) {
        return pointsWith(color.code());
    }

    /** All empty points. Takes time linear in the size of the board. */
    default PointSet empty() {
        return pointsWith(EMPTY);
    }

    /** The content of each index, border included: a copy, for scans of the whole board. */
    default byte[] contents() {
        byte[] contents = new byte[board().arrayLength()];
        for (int index = 0; index < contents.length; index++) {
            contents[index] = (byte) at(index);
        }
        return contents;
    }

    private PointSet pointsWith(int content) {
        long[] words = PointSet.empty(board()).toLongArray();
        for (int point = board().first(), last = board().last(); point <= last; point++) {
            words[point >>> 6] |= at(point) == content ? 1L << point : 0;
        }
        return PointSet.valueOf(words);
    }
}
