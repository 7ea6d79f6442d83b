package org.seichi.analysis;

import java.util.Optional;
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
import org.seichi.score.Tally;

/**
 * A position of which a method has said what becomes of every chain, and which has yet to be counted: once, or again and
 * again with other marks by hand.
 *
 * @param method name of the method
 * @param replayed the game up to the position
 * @param assessment what the method says of it
 * @param otherTurn what it says if the other player moved next, where more than neutral points is open
 * @param trace what the method said on the way, if that was asked for
 */
public record AssessedPosition(
        String method,
        RecordSummary replayed,
        Assessment assessment,
        Optional<Assessment> otherTurn,
        Optional<TraceLog> trace) {
    /**
     * Counts. Where the game is taken as its record has it, the score is held against the record's.
     *
     * @param options with the chains of which somebody knows better than the method
     * @throws UnusableException if a mark names no stone
     */
    public ScoreReport count(Options options) throws UnusableException {
        ScoreReport report = count(options.marks());
        return options.isAsRecorded() ? report.heldAgainstRecord() : report;
    }

    private ScoreReport count(PointNames marks) throws UnusableException {
        Marking marking = marks.in(assessment.position());
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
                Optional.empty());
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

    /** The rules by which the game is counted the other way as well. */
    private static Ruleset counterpart(Ruleset rules) {
        return rules.scoring() == Scoring.AREA ? Rulesets.JAPANESE : Rulesets.CHINESE;
    }
}
