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
    /** Who wins a ko decides, and either player can take the other's chain by it. */
    KO,
    /** Seki, unless one of the players wins a ko; what happens then shows which one. */
    KO_OR_SEKI,
    /** Not decided. */
    UNKNOWN;

    /** Whether who wins a ko makes a difference. */
    public boolean dependsOnKo() {
        return this == KO || this == KO_OR_SEKI;
    }

    /** Whether nobody takes anything, or need not. */
    boolean mayBeSeki() {
        return this == SEKI || this == KO_OR_SEKI;
    }

    /** The outcome in which a player takes the opponent's chain. */
    public static RaceOutcome wonBy(Color player) {
        return player == Color.BLACK ? BLACK_WINS : WHITE_WINS;
    }
}
