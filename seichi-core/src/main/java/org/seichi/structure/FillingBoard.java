package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.ChainScan;
import org.seichi.board.Stones;

/** A mutable board for filling points, with captures but without ko or turns. */
public final class FillingBoard implements Stones {
    private final Board board;
    private final byte[] cells;
    private final int[] directions;
    private final ChainScan chain;
    private int taken;

    /** A board with the stones of a position. */
    public FillingBoard(Stones stones) {
        this.board = stones.board();
        this.cells = stones.contents();
        this.directions = board.directions();
        this.chain = new ChainScan(board, cells);
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public int at(int point) {
        return cells[point];
    }

    @Override
    public byte[] contents() {
        return cells.clone();
    }

    /** Restores the contents of an earlier time. */
    public void restore(byte[] contents) {
        System.arraycopy(contents, 0, cells, 0, cells.length);
    }

    /** Places a stone and removes the enemy chains that it captures. Its own chain stays, even without liberties. */
    public void place(int point, int code) {
        cells[point] = (byte) code;
        for (int direction : directions) {
            int neighbor = point + direction;
            if (cells[neighbor] == Stones.STONES_SUM - code && !chain.hasLiberty(neighbor)) {
                taken += chain.size();
                for (int i = 0; i < chain.size(); i++) {
                    cells[chain.stone(i)] = Stones.EMPTY;
                }
            }
        }
    }

    /** Number of stones captured so far, including captures undone by {@link #restore}. */
    public int taken() {
        return taken;
    }

    /** Number of liberties of the chain of a stone; {@link #liberty} and {@link #stone} then refer to this chain. */
    public int libertiesOf(int stone) {
        return chain.collect(stone, Integer.MAX_VALUE);
    }

    /** Whether the chain of a stone has one liberty; if so, {@link #liberty} and {@link #stone} then refer to it. */
    public boolean isInAtari(int stone) {
        return chain.collect(stone, 2) == 1;
    }

    /** Whether the chain of a stone has at most one liberty; if so, the methods below then refer to it. */
    public boolean isShort(int stone) {
        return chain.collect(stone, 2) < 2;
    }

    /** Number of liberties of the chain asked about last, if it has at most one. */
    public int libertyCount() {
        return chain.libertyCount();
    }

    /** Number of stones of the chain of a stone. */
    public int sizeOf(int stone) {
        chain.collect(stone, Integer.MAX_VALUE);
        return chain.size();
    }

    /** Number of stones of the chain asked about last. */
    public int chainSize() {
        return chain.size();
    }

    /** A liberty of the chain asked about last. */
    public int liberty(int index) {
        return chain.liberty(index);
    }

    /** A stone of the chain asked about last. */
    public int stone(int index) {
        return chain.stone(index);
    }
}
