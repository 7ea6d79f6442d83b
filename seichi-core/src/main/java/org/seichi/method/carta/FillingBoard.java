package org.seichi.method.carta;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/** A scratch board on which points are filled, with captures; no ko, no turns. */
final class FillingBoard implements Stones {
    private final Board board;
    private final int[] cells;
    private final int[] chain;
    private final int[] liberties;
    private final int[] seen;
    private int stamp;
    private int chainSize;
    private int libertyCount;

    FillingBoard(Stones stones) {
        this.board = stones.board();
        this.cells = new int[board.arrayLength()];
        for (int point = 0; point < cells.length; point++) {
            cells[point] = stones.at(point);
        }
        this.chain = new int[board.size()];
        this.liberties = new int[board.size()];
        this.seen = new int[board.arrayLength()];
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public int at(int point) {
        return cells[point];
    }

    /** What stands on the board, to come back to. */
    int[] save() {
        return cells.clone();
    }

    /** Comes back to what was saved. */
    void restore(int[] saved) {
        System.arraycopy(saved, 0, cells, 0, cells.length);
    }

    /** Puts a stone and takes off the enemy chains that it captures. Its own chain stays, with or without liberty. */
    void place(int point, int code) {
        cells[point] = code;
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(point, direction);
            if (cells[neighbor] == Stones.STONES_SUM - code && libertiesOf(neighbor) == 0) {
                for (int i = 0; i < chainSize; i++) {
                    cells[chain[i]] = Stones.EMPTY;
                }
            }
        }
    }

    /** Number of liberties of the chain of a stone; {@link #liberty} and {@link #stone} then speak of this chain. */
    int libertiesOf(int stone) {
        collect(stone);
        return libertyCount;
    }

    /** Number of stones of the chain of a stone. */
    int sizeOf(int stone) {
        collect(stone);
        return chainSize;
    }

    /** Number of stones of the chain asked for last. */
    int chainSize() {
        return chainSize;
    }

    /** A liberty of the chain asked for last. */
    int liberty(int index) {
        return liberties[index];
    }

    /** A stone of the chain asked for last. */
    int stone(int index) {
        return chain[index];
    }

    private void collect(int start) {
        stamp++;
        int content = cells[start];
        chain[0] = start;
        seen[start] = stamp;
        chainSize = 1;
        libertyCount = 0;
        for (int i = 0; i < chainSize; i++) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = board.neighbor(chain[i], direction);
                if (seen[neighbor] == stamp) {
                    continue;
                }
                if (cells[neighbor] == Stones.EMPTY) {
                    liberties[libertyCount++] = neighbor;
                    seen[neighbor] = stamp;
                } else if (cells[neighbor] == content) {
                    chain[chainSize++] = neighbor;
                    seen[neighbor] = stamp;
                }
            }
        }
    }
}
