package org.seichi.evaluate;

import java.util.Map;
import org.seichi.text.Lines;

/** Fitted parameters for the board as a whole. */
public enum BoardWeight {
    /** The turn on an empty board, in points; scaled by the share of the board that is empty and not known exactly. */
    TURN,
    /** Variance of the score for each unit of {@link Strength#variance}. */
    GROUP_VARIANCE,
    /** Variance of the score for each unit of {@link Expectation#variance}. */
    POINT_VARIANCE,
    /** Trust in the judged lead on a full board: its variance is that of the groups and points, divided by this. */
    JUDGED,
    /** What is added to that on an empty board; scaled by the share of the board that is empty. */
    OPEN_JUDGED,
    /** Trust in the lead of sampled games on a full board: its variance is that from game to game, divided by this. */
    SAMPLED,
    /** What is added to that on an empty board; scaled by the share of the board that is empty. */
    OPEN_SAMPLED;

    private static final Map<String, Double> FITTED =
            Lines.numbers(Lines.ofResource(BoardWeight.class, "board-weights.tsv"));

    /** The fitted value. */
    double value() {
        return FITTED.get(name());
    }
}
