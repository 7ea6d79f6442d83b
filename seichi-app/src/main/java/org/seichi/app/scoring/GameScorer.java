package org.seichi.app.scoring;

import java.util.Optional;
import org.seichi.board.Position;
import org.seichi.game.FinalPosition;
import org.seichi.line.Explainer;
import org.seichi.method.ScoringMethod;
import org.seichi.report.OpenPlay;
import org.seichi.report.RecordSummary;
import org.seichi.report.TraceLog;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;

/**
 * Scores games one by one: terms, replay, assessment, count.
 *
 * @param method what assesses the positions
 * @param options what stands above the record and the method
 */
public record GameScorer(ScoringMethod method, ScoreOptions options) {

    /**
     * Scores a game.
     *
     * @throws UnusableException if the options do not fit it
     */
    public ScoredGame score(ReadGame read) throws UnusableException {
        return assess(read).count(options.marking());
    }

    /** Has a game assessed, without counting it; the options' marks are not asked. */
    public AssessedGame assess(ReadGame read) {
        Optional<TraceLog> log =
                options.explain() == ScoreOptions.Explain.YES ? Optional.of(new TraceLog()) : Optional.empty();
        Trace trace = log.isPresent() ? log.get() : Trace.NONE;
        long start = System.nanoTime();
        RecordSummary summary = RecordSummary.of(read.game(), options.terms(), options.move());
        FinalPosition end = summary.replay().end();
        long replayed = System.nanoTime();
        Assessment assessment = method.assess(end, summary.terms().rules(), options.budget(), trace);
        Optional<Assessment> otherTurn = Optional.of(assessment)
                .filter(OpenPlay::isLeft)
                .map(open -> method.assess(turned(end), summary.terms().rules(), options.budget(), Trace.NONE));
        Times times = new Times(read.nanos() + replayed - start, System.nanoTime() - replayed);
        Assessment shown = log.isPresent() ? Explainer.explain(assessment, options.budget()) : assessment;
        return new AssessedGame(
                read, method.name(), summary.terms(), end, shown, otherTurn, log, summary.warnings(), times);
    }

    private static FinalPosition turned(FinalPosition end) {
        Position position = end.position();
        return new FinalPosition(position.withToMove(position.toMove().opponent()), end.ending());
    }
}
