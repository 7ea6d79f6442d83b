package org.seichi.search;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Stones;

/**
 * Can a chain be captured? The prover is the attacker. A chain with more liberties than the limit counts as saved.
 */
class CaptureProblem extends BoardProblem {
    /** Tells the question from those about life, scores and fights. */
    private static final long CAPTURE = 2;

    /** A stone of the chain. */
    final int target;

    private final Color defender;
    private final int libertyLimit;
    private final Vicinity vicinity;

    /**
     * Asks about the position on the board.
     *
     * @param target a stone of the chain
     * @param koMaster the player who wins all kos
     * @param libertyLimit the largest number of liberties that does not yet count as saved
     */
    CaptureProblem(SearchBoard board, int target, Color koMaster, int libertyLimit) {
        this(CAPTURE, board, target, koMaster.code(), libertyLimit);
    }

    /** The same for another question about the chain, told apart by a number of its own, and given the color code of the ko master. */
    CaptureProblem(long question, SearchBoard board, int target, int koMaster, int libertyLimit) {
        super(board, koMaster, mix(mix(question, target), libertyLimit));
        this.target = target;
        this.libertyLimit = libertyLimit;
        defender = Color.of(board.at(target));
        vicinity = new Vicinity(board);
    }

    /** The same question where neither player has ko threats. */
    static CaptureProblem withoutThreats(SearchBoard board, int target, int libertyLimit) {
        return new CaptureProblem(CAPTURE, board, target, Stones.EMPTY, libertyLimit);
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

    /** Whether the attacker is to move and can capture the chain at once. */
    boolean canCapture() {
        return proverToMove() && board.liberties(target) == 1 && lastLiberty() != ban();
    }

    /** The only liberty of a chain in atari. */
    int lastLiberty() {
        return board.nextLiberty(target, Board.NO_POINT);
    }

    @Override
    public int maxMoves() {
        return board.board().size() + 1;
    }

    /**
     * The legal moves on and near the liberties of the chain ({@link Vicinity}). The defender may also pass if the chain is
     * not in atari or he has no other move; the attacker only to lift a ko ban.
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

    @Override
    public int proofEstimate() {
        return board.liberties(target);
    }

    @Override
    public int disproofEstimate() {
        return libertyLimit + 1 - board.liberties(target);
    }
}
