package org.seichi.search;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.Stones;
import org.seichi.board.Zobrist;

/**
 * Can a chain be captured? The prover is the attacker.
 *
 * <p>One of the players, the <em>ko master</em>, may retake every ko at once, as if he had ko threats without end; the
 * other one has none. Where the answer is the same for both masters, no ko decides it.
 *
 * <p>A chain with more liberties than the limit counts as saved.
 */
final class CaptureProblem implements Problem {
    private final SearchBoard board;
    private final int target;
    private final Color defender;
    private final Color koMaster;
    private final int libertyLimit;
    private final long salt;
    private final Vicinity vicinity;

    /**
     * A question about the position that the board shows.
     *
     * @param target a stone of the chain
     * @param koMaster the player who wins all kos
     * @param libertyLimit the greatest number of liberties with which a chain may still be captured
     */
    CaptureProblem(SearchBoard board, int target, Color koMaster, int libertyLimit) {
        this.board = board;
        this.target = target;
        this.koMaster = koMaster;
        this.libertyLimit = libertyLimit;
        defender = Color.of(board.at(target));
        vicinity = new Vicinity(board);
        long question = ((long) target << 8 | libertyLimit) << 1 | (koMaster == defender ? 1 : 0);
        salt = (question + 1) * 0xD1342543DE82EF95L;
    }

    SearchBoard board() {
        return board;
    }

    int target() {
        return target;
    }

    @Override
    public boolean proverToMove() {
        return board.toMove() != defender;
    }

    @Override
    public Truth status() {
        if (isCaptured() || canCapture()) {
            return Truth.PROVEN;
        }
        return board.liberties(target) > libertyLimit ? Truth.DISPROVEN : Truth.UNKNOWN;
    }

    boolean isCaptured() {
        return board.at(target) != defender.code();
    }

    /** Whether the attacker can take the chain with his next move. */
    boolean canCapture() {
        return proverToMove() && board.liberties(target) == 1 && lastLiberty() != ban();
    }

    /** The only liberty of a chain in atari. */
    int lastLiberty() {
        return board.nextLiberty(target, Board.NO_POINT);
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
    int ban() {
        return board.toMove() == koMaster ? Board.NO_POINT : board.ko();
    }

    @Override
    public int maxMoves() {
        return board.board().size() + 1;
    }

    /**
     * The liberties of the chain and what is near them ({@link Vicinity}). The defender may pass if the chain is not in
     * atari; the attacker only to make a ko retakable.
     */
    @Override
    public int moves(int[] into, int from) {
        int found = vicinity.collect(target, proverToMove(), into, from);
        int to = from;
        for (int index = from; index < from + found; index++) {
            if (isLegal(into[index])) {
                into[to++] = into[index];
            }
        }
        boolean mayPass = proverToMove() ? ban() != Board.NO_POINT : to == from || board.liberties(target) > 1;
        if (mayPass) {
            into[to++] = Board.NO_POINT;
        }
        return to - from;
    }

    /** Whether the player to move may play on a point. The ko master may always retake; suicide is no move. */
    boolean isLegal(int point) {
        Legality legality = board.legality(board.toMove(), point);
        return legality == Legality.LEGAL || (legality == Legality.KO && board.toMove() == koMaster);
    }

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

    @Override
    public int proofEstimate() {
        return board.liberties(target);
    }

    @Override
    public int disproofEstimate() {
        return libertyLimit + 1 - board.liberties(target);
    }
}
