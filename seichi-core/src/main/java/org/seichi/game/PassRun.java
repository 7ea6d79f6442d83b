package org.seichi.game;

import org.seichi.board.Color;

/** The passes since the last stone was played, and whether the players agreed by them. */
final class PassRun {
    private int length;
    private Color last;
    private boolean agreed;

    /** A pass of one player right after one of the other is an agreement to count. */
    void pass(Color player) {
        agreed |= last == player.opponent();
        last = player;
        length++;
    }

    void stone() {
        length = 0;
        agreementEnds();
    }

    /** The position is no longer the one that was agreed upon; the passes stay counted. */
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
