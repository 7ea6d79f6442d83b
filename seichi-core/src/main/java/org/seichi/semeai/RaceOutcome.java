package org.seichi.semeai;

import org.seichi.board.Color;

/** What becomes of a race with a given player moving first, both playing as well as they can. */
public enum RaceOutcome {
    /** Black takes White's chain. */
    BLACK_WINS,
    /** White takes Black's chain. */
    WHITE_WINS,
    /** Neither can take the other. */
    SEKI,
    /** Who wins a ko decides. */
    KO,
    /** Not decided. */
    UNKNOWN;

    /** The outcome in which a player takes the opponent's chain. */
    public static RaceOutcome wonBy(Color player) {
        return player == Color.BLACK ? BLACK_WINS : WHITE_WINS;
    }
}
