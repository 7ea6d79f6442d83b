package org.seichi.search;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.board.Zobrist;

/**
 * A problem that is played out on a {@link SearchBoard}: how moves are made, taken back and distinguished there. What the
 * question is, and which moves are tried, is left to each kind of problem.
 *
 * <p>One of the players, the <em>ko master</em>, may retake every ko at once, as if he had ko threats without end; the
 * other one has none. Where the answer is the same for both masters, no ko decides it. Suicide is no move.
 */
public abstract class BoardProblem implements Problem {
    private static final long MIXER = 0xD1342543DE82EF95L;

    /** The board: between {@link #play} and {@link #undo} it shows the position that is asked about. */
    protected final SearchBoard board;

    private final Color koMaster;
    private final long salt;

    /**
     * A question about the position that the board shows.
     *
     * @param koMaster the player who wins all kos
     * @param question tells apart the questions that are asked about one board, with different masters or not; see
     *     {@link #mix}
     */
    protected BoardProblem(SearchBoard board, Color koMaster, long question) {
        this.board = board;
        this.koMaster = koMaster;
        salt = mix(question, koMaster.code());
    }

    /** A hash of a question and something more of it: for the constructor. */
    protected static long mix(long question, long more) {
        long mixed = (question ^ (more + 1)) * MIXER;
        return mixed ^ (mixed >>> 32);
    }

    /** A hash of a question and points that belong to it, in their order. */
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

    /** The point that the player to move may not retake, because he is not the ko master. */
    protected final int ban() {
        return board.toMove() == koMaster ? Board.NO_POINT : board.ko();
    }

    /** Whether the player to move may play on a point. The ko master may always retake. */
    protected final boolean isLegal(int point) {
        Legality legality = board.legality(board.toMove(), point);
        return legality == Legality.LEGAL || (legality == Legality.KO && board.toMove() == koMaster);
    }

    /** Writes those of some points on which the player to move may play; returns the index after the last one written. */
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

    /** The fewest liberties that the chain of one of the stones has; all must stand, and there must be one. */
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
        if (move == Board.NO_POINT) {
            board.pass();
        } else {
            board.play(move);
        }
    }

    @Override
    public void undo() {
        board.undo();
    }
}
