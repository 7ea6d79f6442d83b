package org.seichi.method.reading;

/**
 * What makes a score doubtful, and how much: an amount in logarithms of odds, which add up. The amounts are fitted by
 * {@code org.seichi.bench.fit.FitDoubt} on games that are not held back; signs that are told in any case have been raised
 * to the limit.
 */
public enum DoubtSign {
    /** Chains whose fate is not sure. */
    LIFE("life-doubtful", 1.8),
    /** Stones that live or die by who moves first. */
    UNSETTLED("unsettled-group", 0.4),
    /** Territories that are not closed: told in any case. */
    OPEN_BORDER("open-border", 1.0),
    /** A seki that was judged from its shape. */
    SEKI("seki-judged", 0.2),
    /** A ko that is still open: told in any case. */
    KO("open-ko", 1.0),
    /** Stones are dead by a ko that has to be played, and their owner has threats that nobody can remove: told in any case. */
    THREATS("ko-threats-stay", 1.0),
    /** The search came to its end: told in any case. */
    BUDGET("budget-ended", 1.0),
    /** Another reading of the ending fills other points. */
    OTHER_ENDING("ending-doubtful", 0.8),
    /** Stones that live could be taken where the ending was played out: told in any case. */
    LOST_AT_THE_END("ending-loses-stones", 1.0),
    /** The score changes with the player to move: told in any case. */
    TURN("turn-matters", 1.5),
    /** A territory has to be mended once no liberty is left outside. */
    RAID("territory-raided", 0.5),
    /** Some neutral points are open. */
    SOME_NEUTRAL("neutral-open", 0.1),
    /** Many neutral points are open. */
    MANY_NEUTRAL("neutral-open", 0.8);

    private final String code;
    private final double amount;

    DoubtSign(String code, double amount) {
        this.code = code;
        this.amount = amount;
    }

    /** The code of the flag that tells it. */
    String code() {
        return code;
    }

    /** What it adds to the doubt. */
    double amount() {
        return amount;
    }
}
