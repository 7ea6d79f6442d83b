package org.seichi.analysis;

import java.util.Optional;
import org.seichi.arrange.Arrangement;
import org.seichi.game.Ending;
import org.seichi.game.Terms;
import org.seichi.report.OpenPlay;
import org.seichi.report.RecordSummary;
import org.seichi.report.ScoreReport;
import org.seichi.report.TraceLog;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.rules.Scoring;
import org.seichi.score.Assessment;
import org.seichi.score.Marking;
import org.seichi.score.Score;
import org.seichi.score.SettledBoard;
import org.seichi.score.Tally;

/**
 * A position that a method has assessed but that has not been counted. It can be counted repeatedly, with different marks set
 * by hand.
 *
 * @param method name of the method
 * @param replayed the game replayed to the position
 * @param assessment the method's assessment of it
 * @param otherTurn the assessment if the other player moved next; present only if more than neutral points is open
 * @param trace the steps that the method reported, if they were requested
 */
public record AssessedPosition(
        String method,
        RecordSummary replayed,
        Assessment assessment,
        Optional<Assessment> otherTurn,
        Optional<TraceLog> trace) {
    /**
     * Counts the position. If the game is taken as recorded, a warning is added where the record states a different margin.
     *
     * @param options supply the marks, which override the method's verdicts
     * @throws UnusableException if a mark names a point without a stone
     */
    public ScoreReport count(Options options) throws UnusableException {
        ScoreReport report = report(options);
        return options.isAsRecorded() ? report.comparedWithRecord() : report;
    }

    private ScoreReport report(Options options) throws UnusableException {
        Marking marking = options.marks().in(assessment.position());
        Assessment marked = marking.apply(assessment);
        Ruleset rules = terms().rules();
        Score score = count(marked, rules);
        return new ScoreReport(
                method,
                terms(),
                ending(),
                marked,
                Tally.ownership(marked, rules),
                score,
                count(marked, counterpart(rules)),
                otherTurn.map(marking::apply).map(other -> OpenPlay.of(marked, score, count(other, rules))),
                replayed.warnings(),
                trace,
                options.arranged() == Options.Arranged.YES ? Optional.of(arranged(marked, score)) : Optional.empty(),
                Optional.empty());
    }

    /** The board arranged for counting under the rules of a score. */
    private Arrangement arranged(Assessment marked, Score score) {
        SettledBoard settled = Tally.settled(marked, score.rules(), ending());
        return score.rules().scoring() == Scoring.AREA
                ? Arrangement.byArea(settled)
                : Arrangement.byTerritory(
                        settled, score.white().allCaptured(), score.black().allCaptured());
    }

    private Score count(Assessment marked, Ruleset rules) {
        return Tally.count(marked, rules, terms().komi(), terms().handicap(), ending());
    }

    private Terms terms() {
        return replayed.terms();
    }

    private Ending ending() {
        return replayed.replay().end().ending();
    }

    /** The ruleset for the second count, by the other way of scoring: Japanese for area rules, Chinese for territory rules. */
    private static Ruleset counterpart(Ruleset rules) {
        return rules.scoring() == Scoring.AREA ? Rulesets.JAPANESE : Rulesets.CHINESE;
    }
}
