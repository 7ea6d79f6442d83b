package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.ChainScan;
import org.seichi.board.Stones;

/** A scratch board on which points are filled, with captures; no ko, no turns. */
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

    /** What stands on the board, to come back to. */
    public byte[] save() {
        return cells.clone();
    }

    /** Comes back to what was saved. */
    public void restore(byte[] saved) {
        System.arraycopy(saved, 0, cells, 0, cells.length);
    }

    /** Puts a stone and takes off the enemy chains that it captures. Its own chain stays, with or without liberty. */
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

    /** Number of stones that have ever been taken, even if that was undone. */
    public int taken() {
        return taken;
    }

    /** Number of liberties of the chain of a stone; {@link #liberty} and {@link #stone} are then about this chain. */
    public int libertiesOf(int stone) {
        return chain.collect(stone, Integer.MAX_VALUE);
    }

    /** Whether the chain of a stone has one liberty; if so, {@link #liberty} and {@link #stone} are then about it. */
    public boolean isInAtari(int stone) {
        return chain.collect(stone, 2) == 1;
    }

    /** Whether the chain of a stone has one liberty or none; if so, the methods below are then about it. */
    public boolean isShort(int stone) {
        return chain.collect(stone, 2) < 2;
    }

    /** Number of liberties of the chain asked for last, if it was short of them. */
    public int libertyCount() {
        return chain.libertyCount();
    }

    /** Number of stones of the chain of a stone. */
    public int sizeOf(int stone) {
        chain.collect(stone, Integer.MAX_VALUE);
        return chain.size();
    }

    /** Number of stones of the chain asked for last. */
    public int chainSize() {
        return chain.size();
    }

    /** A liberty of the chain asked for last. */
    public int liberty(int index) {
        return chain.liberty(index);
    }

    /** A stone of the chain asked for last. */
    public int stone(int index) {
        return chain.stone(index);
    }
}
