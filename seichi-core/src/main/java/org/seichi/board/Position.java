package org.seichi.board;

import java.util.Arrays;

/**
 * Stones, player to move, simple ko and prisoners. Immutable; {@link #play} returns a new position.
 *
 * <p>A move costs a copy of the board and a flood fill of the chains that it touches: meant for replay, not for search.
 */
public final class Position implements Stones {
    private final Board board;
    private final byte[] cells;
    private final Color toMove;
    private final int ko;
    private final int capturedByBlack;
    private final int capturedByWhite;
    private final long hash;
    /** By content: its points, computed on first use, all at once. Threads may compute them twice, with equal results. */
    private final PointSet[] sets = new PointSet[WHITE + 1];

    Position(Board board, byte[] cells, Color toMove, int ko, int capturedByBlack, int capturedByWhite, long hash) {
        this.board = board;
        this.cells = cells;
        this.toMove = toMove;
        this.ko = ko;
        this.capturedByBlack = capturedByBlack;
        this.capturedByWhite = capturedByWhite;
        this.hash = hash;
    }

    /** An empty board with Black to move. */
    public static Position empty(Board board) {
        byte[] cells = new byte[board.arrayLength()];
        Arrays.fill(cells, (byte) EDGE);
        for (int y = 0; y < board.height(); y++) {
            int row = board.point(0, y);
            Arrays.fill(cells, row, row + board.width(), (byte) EMPTY);
        }
        return new Position(board, cells, Color.BLACK, Board.NO_POINT, 0, 0, 0);
    }

    /**
     * An immutable copy of stones from elsewhere.
     *
     * @param stones the stones, copied
     * @param toMove the player to move
     * @param ko the point that may not be retaken at once, or {@link Board#NO_POINT}
     * @param capturedByBlack number of white stones captured
     * @param capturedByWhite number of black stones captured
     */
    public static Position of(Stones stones, Color toMove, int ko, int capturedByBlack, int capturedByWhite) {
        Board board = stones.board();
        byte[] cells = new byte[board.arrayLength()];
        long hash = 0;
        StoneKeys keys = StoneKeys.of(board);
        for (int index = 0; index < cells.length; index++) {
            int content = stones.at(index);
            cells[index] = (byte) content;
            if (Stones.isStone(content)) {
                hash ^= keys.key(index, content);
            }
        }
        return new Position(board, cells, toMove, ko, capturedByBlack, capturedByWhite, hash);
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
    public PointSet stones(Color color) {
        return pointsWith(color.code());
    }

    @Override
    public PointSet empty() {
        return pointsWith(EMPTY);
    }

    /** The stones of the chains that have one of some stones; points without a stone have no effect. */
    public PointSet chains(PointSet some) {
        return stones(Color.BLACK)
                .connected(board, some)
                .union(stones(Color.WHITE).connected(board, some));
    }

    private PointSet pointsWith(int content) {
        PointSet known = sets[content];
        if (known == null) {
            readSets();
            known = sets[content];
        }
        return known;
    }

    private void readSets() {
        long[] black = PointSet.empty(board).toLongArray();
        long[] white = black.clone();
        for (int point = board.first(), last = board.last(); point <= last; point++) {
            black[point >>> 6] |= (cells[point] == BLACK ? 1L : 0) << point;
            white[point >>> 6] |= (cells[point] == WHITE ? 1L : 0) << point;
        }
        sets[BLACK] = PointSet.valueOf(black);
        sets[WHITE] = PointSet.valueOf(white);
        sets[EMPTY] = board.points().minus(sets[BLACK]).minus(sets[WHITE]);
    }

    @Override
    public byte[] contents() {
        return cells.clone();
    }

    /** The player to move. */
    public Color toMove() {
        return toMove;
    }

    /** The point that may not be retaken at once, or {@link Board#NO_POINT}. */
    public int ko() {
        return ko;
    }

    /** Number of opposing stones that the player has captured. */
    public int capturedBy(Color player) {
        return player == Color.BLACK ? capturedByBlack : capturedByWhite;
    }

    /** Hash of the stones alone: equal stones on equal boards have equal hashes (positional superko). */
    public long hash() {
        return hash;
    }

    /** Whether the player may play on a point, or why not; considers simple ko, but no earlier positions. */
    public Legality legality(Color player, int point) {
        if (!board.contains(point) || cells[point] != EMPTY) {
            return Legality.OCCUPIED;
        }
        if (point == ko && player == toMove) {
            return Legality.KO;
        }
        if (ChainScan.isBesideEmpty(cells, point, board.stride())) {
            return Legality.LEGAL;
        }
        ChainScan chain = new ChainScan(board, cells);
        boolean single = true;
        for (int step : board.directions()) {
            int content = cells[point + step];
            if (content != EDGE) {
                boolean inAtari = chain.collect(point + step, 2) == 1;
                if (inAtari != (content == player.code())) {
                    return Legality.LEGAL;
                }
                single &= content != player.code();
            }
        }
        return single ? Legality.SINGLE_SUICIDE : Legality.SUICIDE;
    }

    /**
     * The position after a move. Opposing chains without liberties are removed, then the mover's own chain if it has none:
     * suicide is carried out, whether or not a ruleset allows it. Ko is not checked.
     *
     * @throws IllegalArgumentException if the point is not an empty point of the board
     */
    public Position play(Color player, int point) {
        if (!board.contains(point) || cells[point] != EMPTY) {
            throw new IllegalArgumentException("not an empty point: " + point);
        }
        ReplayBoard after = new ReplayBoard(this);
        after.play(player, point);
        return after.toPosition();
    }

    /** The position after a pass of the player to move: the opponent is to move, and there is no ko ban. */
    public Position pass() {
        return withToMove(toMove.opponent());
    }

    /** The position after a move of the player to move, or after his pass at {@link Board#NO_POINT}. */
    public Position playOrPass(int point) {
        return point == Board.NO_POINT ? pass() : play(toMove, point);
    }

    /** The same stones with the given player to move and no ko. */
    public Position withToMove(Color player) {
        return new Position(board, cells, player, Board.NO_POINT, capturedByBlack, capturedByWhite, hash);
    }

    /** The same position with the given point forbidden to the player to move, or none ({@link Board#NO_POINT}). */
    public Position withKo(int point) {
        return new Position(board, cells, toMove, point, capturedByBlack, capturedByWhite, hash);
    }

    /**
     * The same position with other prisoners.
     *
     * @param byBlack number of white stones that Black has captured
     * @param byWhite number of black stones that White has captured
     */
    public Position withPrisoners(int byBlack, int byWhite) {
        return new Position(board, cells, toMove, ko, byBlack, byWhite, hash);
    }

    /**
     * The position with the given points set to a content, as if by hand: nothing is captured, no prisoners are counted, and
     * the ko is cleared.
     *
     * @param content {@link Stones#EMPTY}, {@link Stones#BLACK} or {@link Stones#WHITE}
     */
    public Position with(PointSet points, int content) {
        byte[] next = cells.clone();
        long nextHash = hash;
        StoneKeys keys = StoneKeys.of(board);
        for (int point = points.first(); point != Board.NO_POINT; point = points.next(point)) {
            nextHash ^= keys.key(point, next[point]) ^ keys.key(point, content);
            next[point] = (byte) content;
        }
        return new Position(board, next, toMove, Board.NO_POINT, capturedByBlack, capturedByWhite, nextHash);
    }

    /** Equal boards with equal stones, player to move, ko and prisoners. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Position that
                && hash == that.hash
                && board.equals(that.board)
                && toMove == that.toMove
                && ko == that.ko
                && capturedByBlack == that.capturedByBlack
                && capturedByWhite == that.capturedByWhite
                && Arrays.equals(cells, that.cells);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash);
    }
}
