package org.seichi.board;

/** Places one stone on a scratch array and carries out its captures. */
final class Placement {
    private final Board board;
    private final byte[] cells;
    private final int color;
    private final int point;
    private final ChainScan chain;
    private final boolean chainHasLiberty;
    private final boolean single;
    private int captured;
    private int lastCaptured;
    private long hashChange;

    /** Places the stone and removes opposing chains that have lost their last liberty. */
    Placement(Board board, byte[] cells, Color player, int point) {
        this.board = board;
        this.cells = cells;
        this.color = player.code();
        this.point = point;
        this.chain = new ChainScan(board, cells);
        cells[point] = (byte) color;
        hashChange = Zobrist.key(board, point, color);
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(point, direction);
            if (cells[neighbor] == Stones.STONES_SUM - color && !chain.hasLiberty(neighbor)) {
                captured += removeChain();
                lastCaptured = neighbor;
            }
        }
        chainHasLiberty = chain.hasLiberty(point);
        single = neighbors(color) == 0;
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

    /** Removes the mover's own chain and returns its size. */
    int removeOwn() {
        chain.collect(point, Integer.MAX_VALUE);
        return removeChain();
    }

    /** The point where the opponent could retake a ko: that of the only stone captured, by a single stone then in atari. */
    int koPoint() {
        return captured == 1 && single && neighbors(Stones.EMPTY) == 1 ? lastCaptured : Board.NO_POINT;
    }

    /** Number of neighbors of the new stone with the given content. */
    private int neighbors(int content) {
        int count = 0;
        for (int direction = 0; direction < 4; direction++) {
            count += cells[board.neighbor(point, direction)] == content ? 1 : 0;
        }
        return count;
    }

    private int removeChain() {
        int content = cells[chain.stone(0)];
        for (int i = 0; i < chain.size(); i++) {
            cells[chain.stone(i)] = Stones.EMPTY;
            hashChange ^= Zobrist.key(board, chain.stone(i), content);
        }
        return chain.size();
    }
}
