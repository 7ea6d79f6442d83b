package org.seichi.search;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.board.Zobrist;

/**
 * Base class of the problems that are played out on a {@link SearchBoard}: it makes and takes back moves, checks their
 * legality and computes hash keys. Subclasses define the question and the moves to try.
 *
 * <p>One player, the <em>ko master</em>, may retake every ko at once, as if he had unlimited ko threats; the other has none.
 * If the answer is the same for both ko masters, it does not depend on ko. A question may also have no ko master, so that neither
 * player may retake at once. Suicide is illegal.
 */
public abstract class BoardProblem implements Problem {
    private static final long MIXER = 0xD1342543DE82EF95L;

    /** The board in the current position, which {@link #play} and {@link #undo} change. */
    protected final SearchBoard board;

    /** The color code of the ko master; {@link Stones#EMPTY} if there is none. */
    private final int koMaster;

    private final long salt;

    /**
     * Asks about the position on the board.
     *
     * @param koMaster the color code of the player who wins all kos; {@link Stones#EMPTY} for none
     * @param question a hash that distinguishes the questions asked about one position; see {@link #mix}. The ko master need
     *     not be part of it
     */
    protected BoardProblem(SearchBoard board, int koMaster, long question) {
        this.board = board;
        this.koMaster = koMaster;
        salt = mix(question, koMaster);
    }

    /** Mixes one more value into the hash of a question; for the constructor. */
    protected static long mix(long question, long more) {
        long mixed = (question ^ (more + 1)) * MIXER;
        return mixed ^ (mixed >>> 32);
    }

    /** Mixes points into the hash of a question, in ascending order. */
    public static long mix(long question, PointSet points) {
        long mixed = question;
        for (int point = points.first(); point != Board.NO_POINT; point = points.next(point)) {
            mixed = mix(mixed, point);
        }
        return mix(mixed, Board.NO_POINT);
    }

    @Override
    public long key() {
        long key = board.hash() ^ salt;
        int ban = ban();
        if (ban != Board.NO_POINT) {
            key ^= Long.rotateLeft(Zobrist.key(board.board(), ban, Stones.BLACK), 17);
        }
        return board.toMove() == Color.WHITE ? key ^ Zobrist.whiteToMove() : key;
    }

    /** The point where ko forbids the player to move to play; {@link Board#NO_POINT} if there is none or he is the ko master. */
    protected final int ban() {
        return isKoMaster() ? Board.NO_POINT : board.ko();
    }

    /** Whether the player to move may play on a point. The ko master may always retake. */
    protected final boolean isLegal(int point) {
        Legality legality = board.legality(board.toMove(), point);
        return legality == Legality.LEGAL || (legality == Legality.KO && isKoMaster());
    }

    private boolean isKoMaster() {
        return board.toMove().code() == koMaster;
    }

    /** Copies the points that are legal for the player to move into an array; returns the index after the last one copied. */
    protected final int addLegal(int[] points, int[] into, int from) {
        int to = from;
        for (int point : points) {
            if (isLegal(point)) {
                into[to++] = point;
            }
        }
        return to;
    }

    /** Whether a stone of the color stands on each of the points. */
    protected final boolean stand(int[] points, Color color) {
        for (int point : points) {
            if (board.at(point) != color.code()) {
                return false;
            }
        }
        return true;
    }

    /** The smallest number of liberties of the chains of some stones, at least one; all must be on the board. */
    protected final int fewestLiberties(int[] stones) {
        int fewest = Integer.MAX_VALUE;
        for (int stone : stones) {
            fewest = Math.min(fewest, board.liberties(stone));
        }
        return fewest;
    }

    /** Plays a move, or passes at {@link Board#NO_POINT}. */
    @Override
    public void play(int move) {
        board.playOrPass(move);
    }

    @Override
    public void undo() {
        board.undo();
    }
}
