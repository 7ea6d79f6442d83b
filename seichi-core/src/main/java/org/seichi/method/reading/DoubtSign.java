package org.seichi.method.reading;

import org.seichi.score.FlagKind;

/**
 * A sign that a score is doubtful, with an amount in log-odds; amounts add up. They are fitted by
 * {@code org.seichi.bench.fit.FitDoubt} on games not held out; those of signs always reported are raised to the limit.
 */
public enum DoubtSign {
    /** The game is plainly not over: always flagged. */
    NOT_FINISHED(FlagKind.NOT_FINISHED, 2.1),
    /** Chains with an uncertain fate, or on which shape and sampled games disagree: always reported. */
    LIFE(FlagKind.LIFE_DOUBTFUL, 2.1),
    /** Those of these chains that live or die by a ko: always reported. */
    LIFE_BY_KO(FlagKind.LIFE_BY_KO, 2.1),
    /** Stones whose life depends on who moves first: always reported. */
    UNSETTLED(FlagKind.UNSETTLED_GROUP, 2.1),
    /** Territories that are not closed: always reported. */
    OPEN_BORDER(FlagKind.OPEN_BORDER, 2.1),
    /** A seki that was judged from its shape. */
    SEKI(FlagKind.SEKI_JUDGED, 0.1),
    /** The same with large chains on both sides, so that many points depend on it: always reported. */
    LARGE_SEKI(FlagKind.SEKI_JUDGED, 2.1),
    /** A ko that is still open: always reported. */
    KO(FlagKind.OPEN_KO, 2.1),
    /** Stones are dead by a ko that must be played, and their owner has threats that nobody can remove: always reported. */
    THREATS(FlagKind.KO_THREATS_STAY, 2.1),
    /** The budget for searching was used up: always reported. */
    BUDGET(FlagKind.BUDGET_ENDED, 2.1),
    /** Players must fill points of their own: which of these fills are needed is misjudged more often than anything else. */
    FILLS(FlagKind.FILLS_NEEDED, 1.5),
    /** The same where neutral points count, since fills change who gets the last one: always reported. */
    PARITY(FlagKind.LAST_NEUTRAL, 2.1),
    /** Shape requires other points to be filled than the ending played out. */
    OTHER_ENDING(FlagKind.ENDING_DOUBTFUL, 0.4),
    /** Living stones could still be captured after the ending is played out: always reported. */
    LOST_AT_THE_END(FlagKind.ENDING_LOSES_STONES, 2.1),
    /** The score depends on who moves next: always reported. */
    TURN(FlagKind.TURN_MATTERS, 2.1),
    /** A territory needs a protective move once its outside liberties are filled, against a raid or an invasion. */
    RAID(FlagKind.TERRITORY_RAIDED, 0.7),
    /** Many neutral points are open. */
    MANY_NEUTRAL(FlagKind.NEUTRAL_OPEN, 0.1);

    private final FlagKind kind;
    private final double amount;

    DoubtSign(FlagKind kind, double amount) {
        this.kind = kind;
        this.amount = amount;
    }

    /** The flag that reports the sign. */
    FlagKind kind() {
        return kind;
    }

    /** The amount that the sign adds to the doubt, in log-odds. */
    double amount() {
        return amount;
    }
}
