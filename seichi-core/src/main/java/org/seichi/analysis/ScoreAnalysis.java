package org.seichi.analysis;

import org.seichi.line.Explainer;
import org.seichi.method.ScoringMethod;
import org.seichi.report.RecordSummary;
import org.seichi.report.ScoreReport;

/**
 * Scores games: reads the terms, replays, assesses and counts.
 *
 * @param method the method that assesses the positions
 * @param options the terms and marks that override the record and the method, the move and the budget
 * @param showing adds reasons with lines of play, if the options ask for them
 */
public record ScoreAnalysis(ScoringMethod method, Options options, Showing showing) implements Analysis<ScoreReport> {
    /** An analysis that shows reasons by lines of play. */
    public ScoreAnalysis(ScoringMethod method, Options options) {
        this(method, options, Explainer::explain);
    }

    @Override
    public ScoreReport report(RecordSummary replayed) throws UnusableException {
        return report(replayed, Watch.NONE);
    }

    @Override
    public ScoreReport report(RecordSummary replayed, Watch watch) throws UnusableException {
        return assessment().report(replayed, watch).count(options);
    }

    /** Whether the budget matters: to a method that searches, and to the search for lines of play. */
    public boolean searches() {
        return method.searches() || (options.explain() == Options.Explain.YES && !showing.equals(Showing.NOTHING));
    }

    /** The same analysis without the count, for callers that count repeatedly with different marks. */
    public AssessmentAnalysis assessment() {
        return new AssessmentAnalysis(method, options, showing);
    }
}
