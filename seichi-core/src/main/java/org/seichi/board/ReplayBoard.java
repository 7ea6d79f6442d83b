package org.seichi.board;

/** A mutable board for replaying games; faster than {@link Position#play}, which copies the board at every move. */
public final class ReplayBoard implements Stones {
    private final Board board;
    private final StoneKeys keys;
    private final byte[] cells;
    private final int[] neighbors;
    private final ChainScan chain;
    private Color toMove;
    private int ko;
    private int capturedByBlack;
    private int capturedByWhite;
    private long hash;

    /** A board with the stones, player to move, ko and prisoners of a position. */
    public ReplayBoard(Position start) {
        board = start.board();
        keys = StoneKeys.of(board);
        cells = start.contents();
        neighbors = board.directions();
        chain = new ChainScan(board, cells);
        toMove = start.toMove();
        ko = start.ko();
        capturedByBlack = start.capturedBy(Color.BLACK);
        capturedByWhite = start.capturedBy(Color.WHITE);
        hash = start.hash();
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public int at(int point) {
        return cells[point];
    }

    /** The player to move. */
    public Color toMove() {
        return toMove;
    }

    /** The point that {@link #toMove} may not retake at once, or {@link Board#NO_POINT}. */
    public int ko() {
        return ko;
    }

    /** Hash of the stones, as {@link Position#hash}. */
    public long hash() {
        return hash;
    }

    /** An immutable copy. */
    public Position toPosition() {
        return new Position(board, cells.clone(), toMove, ko, capturedByBlack, capturedByWhite, hash);
    }

    /** Passes for a player: the opponent is to move, and a ko ban ends. */
    public void pass(Color player) {
        setToMove(player.opponent());
    }

    /** Makes a player the one to move; a ko ban ends. */
    public void setToMove(Color player) {
        toMove = player;
        ko = Board.NO_POINT;
    }

    /** Sets the contents of points; nothing is captured, no prisoner is counted, and a ko ban ends. */
    public void set(PointSet points, int content) {
        points.forEach(point -> put(point, content));
        ko = Board.NO_POINT;
    }

    /** The chains without a liberty among those of some stones and of the stones next to these. */
    public PointSet withoutLiberty(PointSet placed) {
        PointSet.Builder without = PointSet.builder(board);
        placed.union(placed.neighbors(board)).forEach(point -> {
            if (cells[point] != EMPTY && !without.contains(point) && !chain.hasLiberty(point)) {
                for (int i = 0; i < chain.size(); i++) {
                    without.add(chain.stone(i));
                }
            }
        });
        return without.build();
    }

    /** Takes a player's stones off as prisoners of the opponent; returns their number. */
    public int takeOff(PointSet points, Color owner) {
        int taken = 0;
        for (int point = points.first(); point != Board.NO_POINT; point = points.next(point)) {
            if (cells[point] == owner.code()) {
                put(point, EMPTY);
                taken++;
            }
        }
        capturedByBlack += owner == Color.WHITE ? taken : 0;
        capturedByWhite += owner == Color.BLACK ? taken : 0;
        return taken;
    }

    /**
     * Plays a stone, replacing any stone on the point, and removes chains without liberties.
     *
     * @return number of the player's own stones removed: more than 0 is suicide
     */
    public int play(Color player, int point) {
        int opponent = player.opponent().code();
        put(point, player.code());
        int captured = 0;
        int lastCaptured = Board.NO_POINT;
        for (int step : neighbors) {
            if (cells[point + step] == opponent && !chain.hasLiberty(point + step)) {
                captured += removeChain();
                lastCaptured = point + step;
            }
        }
        int suicides = captured == 0 && !chain.hasLiberty(point) ? removeChain() : 0;
        capturedByBlack += player == Color.BLACK ? captured : suicides;
        capturedByWhite += player == Color.WHITE ? captured : suicides;
        ko = captured == 1 && isAloneInAtari(point) ? lastCaptured : Board.NO_POINT;
        toMove = player.opponent();
        return suicides;
    }

    private boolean isAloneInAtari(int point) {
        int liberties = 0;
        for (int step : neighbors) {
            if (cells[point + step] == cells[point]) {
                return false;
            }
            liberties += cells[point + step] == EMPTY ? 1 : 0;
        }
        return liberties == 1;
    }

    private int removeChain() {
        for (int i = 0; i < chain.size(); i++) {
            put(chain.stone(i), EMPTY);
        }
        return chain.size();
    }

    private void put(int point, int content) {
        hash ^= keys.key(point, cells[point]) ^ keys.key(point, content);
        cells[point] = (byte) content;
    }
}
