package org.seichi.analysis;

import org.seichi.board.Position;
import org.seichi.game.FinalPosition;
import org.seichi.method.ScoringMethod;
import org.seichi.report.OpenReport;
import org.seichi.report.ProofReport;
import org.seichi.report.RecordSummary;
import org.seichi.rules.Ruleset;
import org.seichi.safety.Safety;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/**
 * Proves what can be proven about a position, and reads the races and endgame areas that remain open.
 *
 * @param judge the method that judges life and death where nothing is proven
 * @param options the move, the terms that override the record and the budget of the proofs
 */
public record ProofAnalysis(ScoringMethod judge, Options options) implements Analysis<ProofReport> {
    /** Budget for the judging method, and again for races and endgame areas. */
    private static final Budget OPEN_PARTS = new Budget(30_000);

    @Override
    public ProofReport report(RecordSummary replayed) {
        FinalPosition end = replayed.replay().end();
        Position position = end.position();
        Ruleset rules = replayed.terms().rules();
        Safety safety = Safety.of(position, rules.suicide(), options.budget());
        Assessment judged = judge.assess(end, rules, OPEN_PARTS, Trace.NONE);
        return ProofReport.of(
                position,
                rules,
                safety,
                OpenReport.of(safety, judged, OPEN_PARTS),
                BudgetWarning.warnings(replayed.warnings(), safety.isCutShort()));
    }
}
