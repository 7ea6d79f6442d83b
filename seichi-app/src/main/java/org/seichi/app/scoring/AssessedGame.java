package org.seichi.app.scoring;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Warning;
import org.seichi.game.FinalPosition;
import org.seichi.game.Terms;
import org.seichi.report.OpenPlay;
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
 * A game of which a method has said what becomes of every chain, and which has yet to be counted: once, or again and again
 * with other marks by hand.
 *
 * @param read the game as read
 * @param method name of the method
 * @param terms rules, komi and handicap
 * @param end the position that is scored
 * @param assessment what the method says of it
 * @param otherTurn what it says if the other player moved next, where more than neutral points is open
 * @param trace what the method said on the way, if that was asked for
 * @param warnings what was tolerated, in the record and while replaying it
 * @param times how long it took
 */
public record AssessedGame(
        ReadGame read,
        String method,
        Terms terms,
        FinalPosition end,
        Assessment assessment,
        Optional<Assessment> otherTurn,
        Optional<TraceLog> trace,
        List<Warning> warnings,
        Times times) {
    /**
     * Counts.
     *
     * @param marks chains of which somebody knows better than the method
     * @throws UnusableException if a mark names no stone
     */
    public ScoredGame count(PointNames marks) throws UnusableException {
        Marking marking = marks.in(end.position());
        long start = System.nanoTime();
        Assessment marked = marking.apply(assessment);
        Score score = count(marked, terms.rules());
        ScoreReport report = new ScoreReport(
                method,
                terms,
                end.ending(),
                marked,
                Tally.ownership(marked, terms.rules()),
                score,
                count(marked, counterpart(terms.rules())),
                otherTurn.map(marking::apply).map(other -> OpenPlay.of(marked, score, count(other, terms.rules()))),
                warnings);
        Times whole = new Times(times.record(), times.analysis() + System.nanoTime() - start);
        return new ScoredGame(read, report, trace, whole);
    }

    private Score count(Assessment marked, Ruleset rules) {
        return Tally.count(marked, rules, terms.komi(), terms.handicap(), end.ending());
    }

    /** The rules by which the game is counted the other way as well. */
    private static Ruleset counterpart(Ruleset rules) {
        return rules.scoring() == Scoring.AREA ? Rulesets.JAPANESE : Rulesets.CHINESE;
    }
}
