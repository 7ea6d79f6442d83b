package org.seichi.semeai;

import org.seichi.board.Color;

/** The outcome of a race with a given first player, if both play perfectly. */
public enum RaceOutcome {
    /** Black captures White's chain. */
    BLACK_WINS,
    /** White captures Black's chain. */
    WHITE_WINS,
    /** Neither can capture the other. */
    SEKI,
    /** Whoever wins a ko captures the other's chain. */
    KO,
    /** Seki, unless one of the players wins a ko; {@link RaceReading#ifWinsKos} shows which one. */
    KO_OR_SEKI,
    /** Not decided. */
    UNKNOWN;

    /** Whether the winner of a ko decides. */
    public boolean dependsOnKo() {
        return this == KO || this == KO_OR_SEKI;
    }

    /** Whether the race ends in seki, at least if a certain player wins the ko. */
    boolean mayBeSeki() {
        return this == SEKI || this == KO_OR_SEKI;
    }

    /** The outcome in which a player captures the opponent's chain. */
    public static RaceOutcome wonBy(Color player) {
        return player == Color.BLACK ? BLACK_WINS : WHITE_WINS;
    }
}
