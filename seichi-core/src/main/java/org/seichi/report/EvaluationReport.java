package org.seichi.report;

import java.util.List;
import org.seichi.board.Warning;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Terms;

/**
 * What an unfinished game is worth and everything that explains it.
 *
 * @param terms rules, komi and handicap
 * @param move number of the move after which the position stands
 * @param evaluation the layers of the evaluation
 * @param estimate the score that follows
 * @param warnings what was tolerated, in the record and while replaying it
 */
public record EvaluationReport(
        Terms terms, int move, Evaluation evaluation, Estimate estimate, List<Warning> warnings) {
    /** Keeps an immutable copy of the warnings. */
    public EvaluationReport {
        warnings = List.copyOf(warnings);
    }
}
