package org.seichi.app.engine;

import org.seichi.analysis.Analysis;
import org.seichi.analysis.Options;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.Result;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.Watch;
import org.seichi.report.RecordSummary;
import org.seichi.report.ScoreReport;

/**
 * Scores games and adds an engine's opinion of each to the report.
 *
 * @param scores scores the games
 * @param engine gives its opinion of the final position of each record
 */
public record SecondOpinion(Analysis<ScoreReport> scores, ExternalEngine engine) implements Analysis<ScoreReport> {
    @Override
    public Options options() {
        return scores.options();
    }

    @Override
    public ScoreReport report(RecordSummary replayed) throws UnusableException {
        return scores.report(replayed);
    }

    @Override
    public Result<ScoreReport> of(ReadGame game, Watch watch) throws UnusableException {
        Result<ScoreReport> scored = scores.of(game, watch);
        double komi = scored.report().terms().komi() / 2.0;
        return scored.with(scored.report().with(engine.ask(game, komi)));
    }
}
