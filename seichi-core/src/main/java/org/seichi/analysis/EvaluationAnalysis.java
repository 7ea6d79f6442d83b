package org.seichi.analysis;

import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.report.EvaluationReport;
import org.seichi.report.RecordSummary;

/**
 * Evaluates positions of unfinished games.
 *
 * @param options the move, the terms that override the record, the budget and the effort
 */
public record EvaluationAnalysis(Options options) implements Analysis<EvaluationReport> {
    @Override
    public EvaluationReport report(RecordSummary replayed) {
        Evaluation evaluation = Evaluation.of(
                replayed.replay().end().position(), options.effort().withCaptures(options.budget()));
        return new EvaluationReport(
                replayed.terms(),
                replayed.replay().moves(),
                evaluation,
                Estimate.of(evaluation, replayed.terms()),
                BudgetWarning.warnings(
                        replayed.warnings(), evaluation.facts().perils().isCutShort()));
    }
}
