package org.seichi.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.FinalPosition;
import org.seichi.game.Game;
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

/**
 * Has positions assessed without counting them; the options' marks are not asked.
 *
 * @param method what assesses the positions
 * @param options what stands above the record and the method
 * @param showing shows reasons, if the options ask for it
 */
public record AssessmentAnalysis(ScoringMethod method, Options options, Showing showing)
        implements Analysis<AssessedPosition> {
    /** Points for each stone: with fewer stones nothing can be said; a game that is counted has three times as many. */
    private static final int POINTS_A_STONE = 10;

    @Override
    public RecordSummary replay(Game game) {
        return RecordSummary.of(game, options.terms(), options.move());
    }

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

    /** With what a person should look at in the record itself, which no method sees. */
    private static Assessment flagged(Assessment assessment, Replay replay) {
        Position position = replay.end().position();
        PointSet nowhere = PointSet.empty(position.board());
        List<Flag> flags = new ArrayList<>(assessment.flags());
        int points = position.board().size();
        int stones =
                points - position.empty().size() + position.capturedBy(Color.BLACK) + position.capturedBy(Color.WHITE);
        if (stones * POINTS_A_STONE < points) {
            flags.add(0, Flag.of(FlagKind.HARDLY_PLAYED, nowhere, stones, points));
        }
        if (replay.skipped().isPresent()) {
            flags.add(Flag.of(FlagKind.TURN_SKIPPED, nowhere, replay.skipped().getAsInt()));
        }
        return new Assessment(
                assessment.life(), assessment.territories(), assessment.last(), flags, assessment.proven());
    }
}
