package org.seichi.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.FinalPosition;
import org.seichi.game.Replay;
import org.seichi.method.PositionSession;
import org.seichi.method.ScoringMethod;
import org.seichi.report.OpenPlay;
import org.seichi.report.RecordSummary;
import org.seichi.report.TraceLog;
import org.seichi.rules.Ruleset;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.FlagKind;
import org.seichi.score.Trace;
import org.seichi.text.Texts;

/**
 * Assesses positions without counting them; the marks in the options are ignored.
 *
 * @param method the method that assesses the positions
 * @param options the terms that override the record, the move, the budget and whether to explain
 * @param showing adds reasons with lines of play, if the options ask for them
 */
public record AssessmentAnalysis(ScoringMethod method, Options options, Showing showing)
        implements Analysis<AssessedPosition> {
    /** A game with less than one stone per this many board points is flagged as hardly played; a counted game has three times as many. */
    private static final int POINTS_A_STONE = 10;

    @Override
    public AssessedPosition report(RecordSummary replayed) {
        return report(replayed, Watch.NONE);
    }

    @Override
    public AssessedPosition report(RecordSummary replayed, Watch watch) {
        boolean explains = options.explain() == Options.Explain.YES;
        Optional<TraceLog> log = explains ? Optional.of(new TraceLog(watch::nanos)) : Optional.empty();
        FinalPosition end = replayed.replay().end();
        Ruleset rules = replayed.terms().rules();
        PositionSession session = method.open(end, rules, options.budget(), explains ? log.get() : Trace.NONE);
        Assessment assessment = flagged(session.assessment(), replayed.replay());
        Optional<Assessment> otherTurn =
                Optional.of(assessment).filter(OpenPlay::isLeft).map(open -> session.ifOtherMoved());
        Assessment shown = explains ? showing.show(assessment, options.budget()) : assessment;
        return new AssessedPosition(method.name(), replayed, shown, otherTurn, log);
    }

    /** Adds the flags that concern the record itself, which no method sees. */
    private static Assessment flagged(Assessment assessment, Replay replay) {
        Position position = replay.end().position();
        PointSet nowhere = PointSet.empty(position.board());
        List<Flag> flags = new ArrayList<>(assessment.flags());
        int points = position.board().size();
        int stones =
                points - position.empty().size() + position.capturedBy(Color.BLACK) + position.capturedBy(Color.WHITE);
        if (stones * POINTS_A_STONE < points) {
            flags.add(
                    0,
                    Flag.of(
                            FlagKind.HARDLY_PLAYED,
                            nowhere,
                            Texts.count(stones, "stone"),
                            Texts.count(points, "point")));
        }
        if (replay.skipped().isPresent()) {
            flags.add(Flag.of(FlagKind.TURN_SKIPPED, nowhere, replay.skipped().getAsInt()));
        }
        return new Assessment(
                assessment.life(), assessment.territories(), assessment.last(), flags, assessment.proven());
    }
}
