package org.seichi.semeai;

import org.seichi.board.Color;

/** The result of searching whether chains are in seki, for either first player. */
public enum SekiOutcome {
    /** Neither player can capture a chain, whoever wins the kos. */
    SEKI,
    /** Seki, except for a ko: Black captures a chain if and only if he wins it. */
    UNLESS_BLACK_WINS_KO,
    /** Seki, except for a ko: White captures a chain if and only if he wins it. */
    UNLESS_WHITE_WINS_KO,
    /** Either player captures a chain if he moves first and wins a ko. */
    KO,
    /** One of the players, moving first, captures a chain without winning a ko, or the chains share no liberty. */
    NONE,
    /** Not decided. */
    UNKNOWN;

    /** The outcome in which the given player alone captures a chain if he wins a ko. */
    static SekiOutcome unlessKoFor(Color player) {
        return player == Color.BLACK ? UNLESS_BLACK_WINS_KO : UNLESS_WHITE_WINS_KO;
    }
}
