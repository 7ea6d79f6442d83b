package org.seichi.method.reading;

import org.seichi.score.FlagKind;

/**
 * What makes a score doubtful, and how much: an amount in logarithms of odds, which add up. The amounts are fitted by
 * {@code org.seichi.bench.fit.FitDoubt} on games that are not held back; signs that are named in any case have been raised
 * to the limit.
 */
public enum DoubtSign {
    /** The game is plainly not over: always flagged. */
    NOT_FINISHED(FlagKind.NOT_FINISHED, 2.1),
    /** Chains whose fate is not sure, or of which shape says one thing and sampled games another: named in any case. */
    LIFE(FlagKind.LIFE_DOUBTFUL, 2.1),
    /** Stones that live or die by who moves first: named in any case. */
    UNSETTLED(FlagKind.UNSETTLED_GROUP, 2.1),
    /** Territories that are not closed: named in any case. */
    OPEN_BORDER(FlagKind.OPEN_BORDER, 2.1),
    /** A seki that was judged from its shape. */
    SEKI(FlagKind.SEKI_JUDGED, 0.1),
    /** The same of large chains on both sides, so that very much depends on it: named in any case. */
    LARGE_SEKI(FlagKind.SEKI_JUDGED, 2.1),
    /** A ko that is still open: named in any case. */
    KO(FlagKind.OPEN_KO, 2.1),
    /** Stones are dead by a ko that has to be played, and their owner has threats that nobody can remove: named in any case. */
    THREATS(FlagKind.KO_THREATS_STAY, 2.1),
    /** The search came to its end: named in any case. */
    BUDGET(FlagKind.BUDGET_ENDED, 2.1),
    /** Points of their own must be filled by the players: whether each of them is needed is what is misread most. */
    FILLS(FlagKind.FILLS_NEEDED, 1.5),
    /** The same where neutral points count: with it changes who gets the last one. Named in any case. */
    PARITY(FlagKind.LAST_NEUTRAL, 2.1),
    /** Another reading of the ending fills other points. */
    OTHER_ENDING(FlagKind.ENDING_DOUBTFUL, 0.4),
    /** Stones that live could be taken where the ending was played out: named in any case. */
    LOST_AT_THE_END(FlagKind.ENDING_LOSES_STONES, 2.1),
    /** The score changes with the player to move: named in any case. */
    TURN(FlagKind.TURN_MATTERS, 2.1),
    /** A territory has to be mended once no liberty is left outside. */
    RAID(FlagKind.TERRITORY_RAIDED, 0.7),
    /** Some neutral points are open. */
    SOME_NEUTRAL(FlagKind.NEUTRAL_OPEN, 0.1),
    /** Many neutral points are open. */
    MANY_NEUTRAL(FlagKind.NEUTRAL_OPEN, 0.1);

    private final FlagKind kind;
    private final double amount;

    DoubtSign(FlagKind kind, double amount) {
        this.kind = kind;
        this.amount = amount;
    }

    /** The flag that tells it. */
    FlagKind kind() {
        return kind;
    }

    /** What it adds to the doubt. */
    double amount() {
        return amount;
    }
}
