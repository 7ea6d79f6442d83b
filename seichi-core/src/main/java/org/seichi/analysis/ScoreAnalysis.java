package org.seichi.analysis;

import org.seichi.game.Game;
import org.seichi.line.Explainer;
import org.seichi.method.ScoringMethod;
import org.seichi.report.RecordSummary;
import org.seichi.report.ScoreReport;

/**
 * Scores games: terms, replay, assessment, count.
 *
 * @param method what assesses the positions
 * @param options what stands above the record and the method
 * @param showing shows reasons, if the options ask for it
 */
public record ScoreAnalysis(ScoringMethod method, Options options, Showing showing) implements Analysis<ScoreReport> {
    /** One that shows reasons by lines of play. */
    public ScoreAnalysis(ScoringMethod method, Options options) {
        this(method, options, Explainer::explain);
    }

    @Override
    public RecordSummary replay(Game game) {
        return assessment().replay(game);
    }

    @Override
    public ScoreReport report(RecordSummary replayed) throws UnusableException {
        return report(replayed, Watch.NONE);
    }

    @Override
    public ScoreReport report(RecordSummary replayed, Watch watch) throws UnusableException {
        return assessment().report(replayed, watch).count(options);
    }

    /** The same without the count: for those who count again and again with other marks. */
    public AssessmentAnalysis assessment() {
        return new AssessmentAnalysis(method, options, showing);
    }
}
