package org.seichi.board;

/** The keys of {@link Zobrist} by point of one board, without computing column and row. */
public final class StoneKeys {
    /** By width and height, computed on first use. Threads may compute keys twice, with equal results. */
    private static final StoneKeys[][] KNOWN = new StoneKeys[Board.MAX_SIZE + 1][Board.MAX_SIZE + 1];

    private final int length;
    private final long[] keys;

    private StoneKeys(Board board) {
        length = board.arrayLength();
        keys = new long[(Stones.WHITE + 1) * length];
        for (int point = board.first(); point <= board.last(); point++) {
            if (board.contains(point)) {
                keys[Stones.BLACK * length + point] = Zobrist.key(board, point, Stones.BLACK);
                keys[Stones.WHITE * length + point] = Zobrist.key(board, point, Stones.WHITE);
            }
        }
    }

    /** The keys of a board; boards of the same size share them. */
    public static StoneKeys of(Board board) {
        StoneKeys known = KNOWN[board.width()][board.height()];
        if (known == null) {
            known = new StoneKeys(board);
            KNOWN[board.width()][board.height()] = known;
        }
        return known;
    }

    /** The key of a content of a point; 0 for an empty one. */
    public long key(int point, int content) {
        return keys[content * length + point];
    }
}
