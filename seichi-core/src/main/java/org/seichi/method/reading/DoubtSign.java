package org.seichi.method.reading;

import org.seichi.score.FlagKind;

/**
 * A sign that a score is doubtful, with an amount: logarithms of odds, which add up. The amounts are fitted by {@code
 * org.seichi.bench.fit.FitDoubt} on games that are not held back; signs that are always reported have been raised to the limit.
 */
public enum DoubtSign {
    /** The game is plainly not over: always flagged. */
    NOT_FINISHED(FlagKind.NOT_FINISHED, 2.1),
    /** Chains whose fate is not sure, or on which shape and sampled games disagree: always reported. */
    LIFE(FlagKind.LIFE_DOUBTFUL, 2.1),
    /** Stones whose life depends on who moves first: always reported. */
    UNSETTLED(FlagKind.UNSETTLED_GROUP, 2.1),
    /** Territories that are not closed: always reported. */
    OPEN_BORDER(FlagKind.OPEN_BORDER, 2.1),
    /** A seki that was judged from its shape. */
    SEKI(FlagKind.SEKI_JUDGED, 0.1),
    /** The same with large chains on both sides, so that much depends on it: always reported. */
    LARGE_SEKI(FlagKind.SEKI_JUDGED, 2.1),
    /** A ko that is still open: always reported. */
    KO(FlagKind.OPEN_KO, 2.1),
    /** Stones are dead by a ko that has to be played, and their owner has threats that nobody can remove: always reported. */
    THREATS(FlagKind.KO_THREATS_STAY, 2.1),
    /** The budget for searching was used up: always reported. */
    BUDGET(FlagKind.BUDGET_ENDED, 2.1),
    /** The players must fill points of their own; whether each of them is needed is what goes wrong most often. */
    FILLS(FlagKind.FILLS_NEEDED, 1.5),
    /** The same where neutral points count, since it changes who gets the last one: always reported. */
    PARITY(FlagKind.LAST_NEUTRAL, 2.1),
    /** Another reading of the ending fills other points. */
    OTHER_ENDING(FlagKind.ENDING_DOUBTFUL, 0.4),
    /** Stones that live could be captured where the ending was played out: always reported. */
    LOST_AT_THE_END(FlagKind.ENDING_LOSES_STONES, 2.1),
    /** The score depends on the player to move: always reported. */
    TURN(FlagKind.TURN_MATTERS, 2.1),
    /** A territory needs a protective move once no liberty is left outside. */
    RAID(FlagKind.TERRITORY_RAIDED, 0.7),
    /** Many neutral points are open. */
    MANY_NEUTRAL(FlagKind.NEUTRAL_OPEN, 0.1);

    private final FlagKind kind;
    private final double amount;

    DoubtSign(FlagKind kind, double amount) {
        this.kind = kind;
        this.amount = amount;
    }

    /** The flag that reports it. */
    FlagKind kind() {
        return kind;
    }

    /** What it adds to the doubt. */
    double amount() {
        return amount;
    }
}
