package org.seichi.game;

import org.seichi.board.Color;

/** The passes since the last stone was played, and whether they were an agreement to count. */
final class PassRun {
    private int length;
    private Color last;
    private boolean agreed;

    /** Adds a pass; a pass of one player right after one of the other is an agreement to count. */
    void pass(Color player) {
        agreed |= last == player.opponent();
        last = player;
        length++;
    }

    void stone() {
        length = 0;
        agreementEnds();
    }

    /** Cancels the agreement, because the position has changed; the passes stay counted. */
    void agreementEnds() {
        last = null;
        agreed = false;
    }

    int length() {
        return length;
    }

    Ending ending() {
        return agreed ? Ending.TWO_PASSES : Ending.STOPPED;
    }
}
