package org.seichi.analysis;

import java.util.Optional;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Game;
import org.seichi.game.Overrides;
import org.seichi.report.EvaluationReport;
import org.seichi.report.RecordSummary;
import org.seichi.rules.Rulesets;

/**
 * Evaluates positions of unfinished games.
 *
 * @param options the move, the terms that override the record, the budget and the effort
 */
public record EvaluationAnalysis(Options options) implements Analysis<EvaluationReport> {
    @Override
    public RecordSummary replay(Game game) {
        return RecordSummary.of(game, terms(game), options.move());
    }

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

    /** The overriding terms; if neither the user nor the record names rules, they are Chinese, as in Mueller, section 4. */
    private Overrides terms(Game game) {
        Overrides wanted = options.terms();
        boolean named = wanted.rules().isPresent() || game.header().get("RU").isPresent();
        return named ? wanted : new Overrides(Optional.of(Rulesets.CHINESE), wanted.komi());
    }
}
