package org.seichi.app.scoring;

import java.util.OptionalInt;
import org.seichi.game.Overrides;
import org.seichi.search.Budget;

/**
 * How a user wants games to be scored.
 *
 * @param terms rules and komi that stand above the record's
 * @param move number of the move after which the position is taken; empty for the end of the record
 * @param marking verdicts that stand above the method's
 * @param explain whether the steps of the method are kept, and reasons shown by lines of play where they can be
 * @param budget how much the method may search
 */
public record ScoreOptions(Overrides terms, OptionalInt move, PointNames marking, Explain explain, Budget budget) {
    /** Everything as the record and the method have it. */
    public static final ScoreOptions NONE =
            new ScoreOptions(Overrides.NONE, OptionalInt.empty(), PointNames.NONE, Explain.NO, Budget.NORMAL);

    /** Whether the steps of the method are kept, and reasons shown. */
    public enum Explain {
        /** They are. */
        YES,
        /** They are not, which is faster. */
        NO
    }
}
