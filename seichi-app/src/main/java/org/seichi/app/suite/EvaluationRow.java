package org.seichi.app.suite;

import java.util.List;
import java.util.OptionalDouble;

/**
 * What became of one position of a game.
 *
 * @param file name of the file within the suite
 * @param move number of the move after which the position stands
 * @param recorded the final margin in points, Black positive
 * @param scores what each estimator says, in their order; empty where it said nothing
 * @param low the lower end of the interval of the evaluation
 * @param high the upper end
 * @param chance Black's chance to win by the evaluation, 0 to 1
 * @param owners how far off the owners of points and the life of stones are
 * @param nanos how long the evaluation took
 */
public record EvaluationRow(
        String file,
        int move,
        double recorded,
        List<OptionalDouble> scores,
        double low,
        double high,
        double chance,
        OwnerErrors owners,
        long nanos) {
    /** Keeps an immutable copy. */
    public EvaluationRow {
        scores = List.copyOf(scores);
    }

    /** Whether the game belongs to the third that is kept from tuning. */
    public boolean heldBack() {
        return HeldBack.test(file);
    }

    /** Whether the final margin lies in the interval. */
    boolean holds() {
        return low <= recorded && recorded <= high;
    }
}
