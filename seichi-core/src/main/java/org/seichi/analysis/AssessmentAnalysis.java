package org.seichi.analysis;

import java.util.Optional;
import org.seichi.game.FinalPosition;
import org.seichi.game.Game;
import org.seichi.line.Explainer;
import org.seichi.method.PositionSession;
import org.seichi.method.ScoringMethod;
import org.seichi.report.OpenPlay;
import org.seichi.report.RecordSummary;
import org.seichi.report.TraceLog;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;

/**
 * Has positions assessed without counting them; the options' marks are not asked.
 *
 * @param method what assesses the positions
 * @param options what stands above the record and the method
 */
public record AssessmentAnalysis(ScoringMethod method, Options options) implements Analysis<AssessedPosition> {
    @Override
    public RecordSummary replay(Game game) {
        return RecordSummary.of(game, options.terms(), options.move());
    }

    @Override
    public AssessedPosition report(RecordSummary replayed) {
        boolean explains = options.explain() == Options.Explain.YES;
        Optional<TraceLog> log = explains ? Optional.of(new TraceLog()) : Optional.empty();
        FinalPosition end = replayed.replay().end();
        Ruleset rules = replayed.terms().rules();
        PositionSession session = method.open(end, rules, options.budget(), explains ? log.get() : Trace.NONE);
        Assessment assessment = session.assessment();
        Optional<Assessment> otherTurn =
                Optional.of(assessment).filter(OpenPlay::isLeft).map(open -> session.ifOtherMoved());
        Assessment shown = explains ? Explainer.explain(assessment, options.budget()) : assessment;
        return new AssessedPosition(method.name(), replayed, shown, otherTurn, log);
    }
}
