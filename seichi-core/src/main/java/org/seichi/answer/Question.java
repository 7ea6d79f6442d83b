package org.seichi.answer;

import org.seichi.analysis.Analysis;
import org.seichi.analysis.EvaluationAnalysis;
import org.seichi.analysis.InfoAnalysis;
import org.seichi.analysis.Options;
import org.seichi.analysis.ProblemAnalysis;
import org.seichi.analysis.ProofAnalysis;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.Result;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.analysis.SuggestionAnalysis;
import org.seichi.analysis.UnusableException;
import org.seichi.analysis.Watch;
import org.seichi.evaluate.Effort;
import org.seichi.json.Shape;
import org.seichi.method.ScoringMethod;
import org.seichi.report.EvaluationReport;

/** The questions that can be asked about a game, each answered by one JSON object on a line of its own. */
public enum Question {
    /** What is the score, and why? */
    SCORE((game, method, options, watch) -> line(new ScoreAnalysis(method, options), ScoreShape.SHAPE, game, watch)),
    /** What is proven? */
    PROVE((game, method, options, watch) -> line(new ProofAnalysis(method, options), ProofShape.SHAPE, game, watch)),
    /** What is the position worth before the game is over? */
    EVALUATE((game, method, options, watch) ->
            line(new EvaluationAnalysis(options), EvaluationShape.SHAPE, game, watch)),
    /** Who leads, at a glance? */
    LEAD((game, method, options, watch) -> lead(game, options, watch)),
    /** Which moves are suggested? */
    SUGGEST((game, method, options, watch) ->
            line(new SuggestionAnalysis(options), SuggestionShape.SHAPE, game, watch)),
    /** Do the groups live? */
    SOLVE((game, method, options, watch) -> line(new ProblemAnalysis(options), ProblemShape.SHAPE, game, watch)),
    /** What does the record say? */
    INFO((game, method, options, watch) -> line(new InfoAnalysis(), InfoShape.SHAPE, game, watch)),
    /** Which nodes does the record have, with variations, comments and marks? */
    TREE((game, method, options, watch) -> TreeShape.of(game, options));

    @SuppressWarnings("ImmutableEnumChecker") // Stateless.
    private final Answering answering;

    private interface Answering {
        String answer(ReadGame game, ScoringMethod method, Options options, Watch watch) throws UnusableException;
    }

    Question(Answering answering) {
        this.answering = answering;
    }

    /**
     * Returns the answer about a game, ended by a line feed.
     *
     * @param game the game
     * @param method the method that judges life and death, for scores and proofs
     * @param options further options
     * @param watch measures times; with {@link Watch#NONE} the answer contains none
     * @throws UnusableException if the options do not fit the game
     */
    public String answer(ReadGame game, ScoringMethod method, Options options, Watch watch) throws UnusableException {
        return answering.answer(game, method, options, watch);
    }

    private static String lead(ReadGame game, Options options, Watch watch) throws UnusableException {
        Result<EvaluationReport> lead = new EvaluationAnalysis(options.with(Effort.QUICK)).of(game, watch);
        return LeadShape.SHAPE.line(lead.report(), game.game().board());
    }

    private static <R> String line(Analysis<R> analysis, Shape<Result<R>> shape, ReadGame game, Watch watch)
            throws UnusableException {
        return shape.line(analysis.of(game, watch), game.game().board());
    }
}
