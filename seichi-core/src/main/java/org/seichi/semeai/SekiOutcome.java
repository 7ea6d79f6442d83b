package org.seichi.semeai;

import org.seichi.board.Color;

/** What search says of chains that seem to stand in seki, whoever moves first. */
public enum SekiOutcome {
    /** Neither player can take a chain, whoever wins the kos. */
    SEKI,
    /** Seki, but for a ko: Black takes a chain if and only if he wins it. */
    UNLESS_BLACK_WINS_KO,
    /** Seki, but for a ko: White takes a chain if and only if he wins it. */
    UNLESS_WHITE_WINS_KO,
    /** Either player takes a chain if he moves first and wins a ko. */
    KO,
    /** One of the players, moving first, takes a chain without winning a ko for it, or the chains share no liberty. */
    NONE,
    /** Not decided. */
    UNKNOWN;

    /** The outcome in which a player, and he alone, takes a chain if he wins a ko. */
    static SekiOutcome unlessKoFor(Color player) {
        return player == Color.BLACK ? UNLESS_BLACK_WINS_KO : UNLESS_WHITE_WINS_KO;
    }
}
