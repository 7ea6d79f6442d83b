package org.seichi.report;

import java.util.List;
import org.seichi.board.Warning;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Terms;

/**
 * The evaluation of an unfinished game.
 *
 * @param terms rules, komi and handicap
 * @param move number of moves played up to the position
 * @param evaluation the layers of the evaluation
 * @param estimate the estimated score
 * @param warnings what was tolerated, in the record and while replaying it
 */
public record EvaluationReport(
        Terms terms, int move, Evaluation evaluation, Estimate estimate, List<Warning> warnings) {
    /** Keeps an immutable copy of the warnings. */
    public EvaluationReport {
        warnings = List.copyOf(warnings);
    }
}
