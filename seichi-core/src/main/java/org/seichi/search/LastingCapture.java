package org.seichi.search;

import org.seichi.board.Color;

/**
 * Can a chain be captured for good? A single stone is not if its captors, two or more, have no liberty left but its point: the owner
 * plays there again, takes them all, and his wall is whole.
 */
final class LastingCapture extends CaptureProblem {
    /** Tells the question from that of {@link CaptureProblem}. */
    private static final long FOR_GOOD = 4;

    /**
     * Asks about the position on the board.
     *
     * @param target a stone of the chain
     * @param koMaster the player who wins all kos
     * @param libertyLimit the largest number of liberties that does not yet count as saved
     */
    LastingCapture(SearchBoard board, int target, Color koMaster, int libertyLimit) {
        super(FOR_GOOD, board, target, koMaster.code(), libertyLimit);
    }

    /** Disproven also where the chain has been captured: {@link #canCapture} ends the search before a capture that lasts. */
    @Override
    public Truth status() {
        return isCaptured() ? Truth.DISPROVEN : super.status();
    }

    @Override
    boolean canCapture() {
        return super.canCapture() && !isTakenBack(lastLiberty());
    }

    private boolean isTakenBack(int move) {
        if (board.chainSize(target) > 1) {
            return false;
        }
        board.play(move);
        boolean takenBack = board.liberties(move) == 1 && board.chainSize(move) > 1;
        board.undo();
        return takenBack;
    }
}
