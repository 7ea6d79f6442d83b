package org.seichi.app.scoring;

import java.util.Optional;
import org.seichi.game.Ending;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.method.ScoringMethod;
import org.seichi.report.RecordSummary;
import org.seichi.report.ScoreReport;
import org.seichi.report.TraceLog;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.rules.Scoring;
import org.seichi.score.Assessment;
import org.seichi.score.Marking;
import org.seichi.score.Score;
import org.seichi.score.Tally;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

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
        Game game = read.game();
        Optional<TraceLog> log =
                options.explain() == ScoreOptions.Explain.YES ? Optional.of(new TraceLog()) : Optional.empty();
        Trace trace = log.isPresent() ? log.get() : Trace.NONE;
        long start = System.nanoTime();
        RecordSummary summary = RecordSummary.of(game, options.terms(), options.move());
        Terms terms = summary.terms();
        Replay replay = summary.replay();
        Marking marking = options.marking().in(replay.end().position());
        long replayed = System.nanoTime();
        Assessment assessment = marking.apply(method.assess(replay.end(), terms.rules(), Budget.NORMAL, trace));
        Ending ending = replay.end().ending();
        Score score = Tally.count(assessment, terms.rules(), terms.komi(), terms.handicap(), ending);
        Times times = new Times(read.nanos() + replayed - start, System.nanoTime() - replayed);
        ScoreReport report = new ScoreReport(
                method.name(),
                terms,
                ending,
                assessment,
                Tally.ownership(assessment, terms.rules()),
                score,
                Tally.count(assessment, counterpart(terms.rules()), terms.komi(), terms.handicap(), ending),
                summary.warnings());
        return new ScoredGame(read, report, log, times);
    }

    /** The rules by which the game is counted the other way as well. */
    private static Ruleset counterpart(Ruleset rules) {
        return rules.scoring() == Scoring.AREA ? Rulesets.JAPANESE : Rulesets.CHINESE;
    }
}
