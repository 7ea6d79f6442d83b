package org.seichi.game;

import java.util.OptionalLong;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.board.Zobrist;

/**
 * Computes a 64-bit hash that recognizes the same game in another record: it covers the stones in order, but not the header,
 * and is invariant under rotation and reflection of the board. Passes are ignored, because programs differ in writing the last
 * ones. The hash is the same on every machine; two different games share one with a probability of 2^-64.
 */
public final class Fingerprint {
    /** Games with fewer stones get no fingerprint: their records can be equal without being of the same game. */
    private static final int FEWEST_STONES = 10;

    private static final int SYMMETRIES = 8;
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private final Board board;
    private final long[] hashes = new long[SYMMETRIES];
    private int stones;

    private Fingerprint(Board board) {
        this.board = board;
    }

    /** The fingerprint of a game; empty if it has fewer than ten stones. Linear in the length of the game. */
    public static OptionalLong of(Game game) {
        Fingerprint fingerprint = new Fingerprint(game.board());
        for (Step step : game.steps()) {
            fingerprint.add(step);
        }
        return fingerprint.stones < FEWEST_STONES ? OptionalLong.empty() : OptionalLong.of(fingerprint.smallest());
    }

    private void add(Step step) {
        if (step instanceof Setup setup) {
            addSetup(setup);
        } else if (step instanceof Move move && !move.isPass()) {
            stones++;
            int x = board.x(move.point());
            int y = board.y(move.point());
            int code = move.color().code();
            for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
                hashes[symmetry] = Zobrist.mix(hashes[symmetry] + stone(symmetry, x, y, code));
            }
        }
    }

    /** Adds a setup by a sum, since its stones have no order. */
    private void addSetup(Setup setup) {
        stones += setup.black().size() + setup.white().size();
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
            long sum = sum(symmetry, setup.black(), Stones.BLACK)
                    + sum(symmetry, setup.white(), Stones.WHITE)
                    + sum(symmetry, setup.cleared(), Stones.EMPTY);
            if (sum != 0) {
                hashes[symmetry] = Zobrist.mix(hashes[symmetry] + sum);
            }
        }
    }

    private long sum(int symmetry, PointSet points, int content) {
        long sum = 0;
        for (int point = points.first(); point != Board.NO_POINT; point = points.next(point)) {
            sum += stone(symmetry, board.x(point), board.y(point), content);
        }
        return sum;
    }

    private long stone(int symmetry, int column, int row, int content) {
        int x = (symmetry & 1) == 0 ? column : board.width() - 1 - column;
        int y = (symmetry & 2) == 0 ? row : board.height() - 1 - row;
        int place = (symmetry & 4) == 0 ? y * Board.MAX_SIZE + x : x * Board.MAX_SIZE + y;
        return Zobrist.mix(STEP * (4L * place + content + 1));
    }

    private long smallest() {
        // A board that is not square may be rotated too, so its sides are hashed without regard to order.
        int size = Math.min(board.width(), board.height()) * Board.MAX_SIZE + Math.max(board.width(), board.height());
        long smallest = hashes[0];
        for (long hash : hashes) {
            smallest = Math.min(smallest, hash);
        }
        return Zobrist.mix(smallest + STEP * size);
    }
}
