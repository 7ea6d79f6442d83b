package org.seichi.board;

/** One stone put on a scratch array, with the captures that follow from it. */
final class Placement {
    private final Board board;
    private final byte[] cells;
    private final int color;
    private final int point;
    private final int[] chain;
    private int chainSize;
    private final boolean chainHasLiberty;
    private final boolean single;
    private int captured;
    private int lastCaptured;
    private long hashChange;

    /** Puts the stone and takes off the opposing chains that have lost their last liberty. */
    Placement(Board board, byte[] cells, Color player, int point) {
        this.board = board;
        this.cells = cells;
        this.color = player.code();
        this.point = point;
        this.chain = new int[board.size()];
        cells[point] = (byte) color;
        hashChange = Zobrist.key(board, point, color);
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(point, direction);
            if (cells[neighbor] == Stones.STONES_SUM - color && !collect(neighbor)) {
                captured += removeChain();
                lastCaptured = neighbor;
            }
        }
        chainHasLiberty = collect(point);
        single = chainSize == 1;
    }

    boolean hasLiberty() {
        return chainHasLiberty;
    }

    boolean isSingle() {
        return single;
    }

    int captured() {
        return captured;
    }

    long hashChange() {
        return hashChange;
    }

    /** Takes off the mover's own chain and answers its size. */
    int removeOwn() {
        collect(point);
        return removeChain();
    }

    /** The point of the one stone taken, if the mover is a single stone that could be retaken at once. */
    int koPoint() {
        if (captured != 1 || !single) {
            return Board.NO_POINT;
        }
        int liberties = 0;
        for (int direction = 0; direction < 4; direction++) {
            liberties += cells[board.neighbor(point, direction)] == Stones.EMPTY ? 1 : 0;
        }
        return liberties == 1 ? lastCaptured : Board.NO_POINT;
    }

    /** Collects the chain of a stone into {@code chain}; answers whether it has a liberty. */
    private boolean collect(int start) {
        int content = cells[start];
        boolean liberty = false;
        chain[0] = start;
        chainSize = 1;
        cells[start] = MARK;
        for (int i = 0; i < chainSize; i++) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = board.neighbor(chain[i], direction);
                if (cells[neighbor] == Stones.EMPTY) {
                    liberty = true;
                } else if (cells[neighbor] == content) {
                    cells[neighbor] = MARK;
                    chain[chainSize++] = neighbor;
                }
            }
        }
        for (int i = 0; i < chainSize; i++) {
            cells[chain[i]] = (byte) content;
        }
        return liberty;
    }

    private int removeChain() {
        int content = cells[chain[0]];
        for (int i = 0; i < chainSize; i++) {
            cells[chain[i]] = Stones.EMPTY;
            hashChange ^= Zobrist.key(board, chain[i], content);
        }
        return chainSize;
    }

    /** A content that no point has: stones of the chain that is being collected. */
    private static final byte MARK = 4;
}
