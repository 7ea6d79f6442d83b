package org.seichi.analysis;

import org.seichi.board.Position;
import org.seichi.game.FinalPosition;
import org.seichi.game.Game;
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
 * Proves what can be proven of positions, and reads what is open beside it.
 *
 * @param judge what says of life and death where something is open
 * @param options the position and the budget of the proofs
 */
public record ProofAnalysis(ScoringMethod judge, Options options) implements Analysis<ProofReport> {
    /** What races and endgame areas may search. */
    private static final Budget OPEN_PARTS = new Budget(30_000);

    @Override
    public RecordSummary replay(Game game) {
        return RecordSummary.of(game, options.terms(), options.move());
    }

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
                CutShort.warnings(replayed.warnings(), safety.isCutShort()));
    }
}
