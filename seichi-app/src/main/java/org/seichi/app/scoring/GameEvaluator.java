package org.seichi.app.scoring;

import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.evaluate.Estimate;
import org.seichi.evaluate.Evaluation;
import org.seichi.game.Game;
import org.seichi.game.Overrides;
import org.seichi.game.Replay;
import org.seichi.report.EvaluationReport;
import org.seichi.report.RecordSummary;
import org.seichi.rules.Rulesets;
import org.seichi.search.Budget;

/**
 * Evaluates games one by one: terms, replay, evaluation.
 *
 * @param terms rules and komi that stand above the record's
 * @param move number of the move after which the position is taken; empty for the end of the record
 * @param budget how much to search
 */
public record GameEvaluator(Overrides terms, OptionalInt move, Budget budget) {
    /** Evaluates a game. */
    public EvaluatedGame evaluate(ReadGame read) {
        long start = System.nanoTime();
        RecordSummary summary = RecordSummary.of(read.game(), termsOf(read.game()), move);
        Replay replay = summary.replay();
        long replayed = System.nanoTime();
        Evaluation evaluation = Evaluation.of(replay.end().position(), budget);
        Estimate estimate = Estimate.of(evaluation, summary.terms());
        Times times = new Times(read.nanos() + replayed - start, System.nanoTime() - replayed);
        EvaluationReport report =
                new EvaluationReport(summary.terms(), replay.moves(), evaluation, estimate, summary.warnings());
        return new EvaluatedGame(read, report, times);
    }

    /** Rules that neither the user nor the record names are Chinese, as in Mueller, section 4. */
    private Overrides termsOf(Game game) {
        boolean named = terms.rules().isPresent() || game.header().get("RU").isPresent();
        return named ? terms : new Overrides(Optional.of(Rulesets.CHINESE), terms.komi());
    }
}
