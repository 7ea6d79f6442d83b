package org.seichi.app.errors;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.app.suite.Agreement;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.Marks;
import org.seichi.report.ScoreReport;
import org.seichi.rules.Scoring;
import org.seichi.score.Assessment;
import org.seichi.score.FlagKind;
import org.seichi.score.Ko;
import org.seichi.score.LastMoves;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Status;
import org.seichi.score.Tally;
import org.seichi.score.Verdict;

/**
 * Finds the cause of a wrong score by checking in turn: the recorded result, the dead stones, whether the count would be right
 * with another outcome of a seki or ko, an open border, and the number of protective moves. The reference for the dead stones
 * is the marks of the record, else a program that has the recorded score, else all programs if they agree.
 */
final class CauseFinder {
    /** The largest error in points that is put down to protective moves or the last neutral point. */
    private static final int FEW_POINTS = 3;

    private final ScoreReport report;
    private final Assessment assessment;
    private final Position position;
    private final int recorded;
    private final List<PeerAnswer> peers;

    private CauseFinder(ScoreReport report, int recorded, List<PeerAnswer> peers) {
        this.report = report;
        this.assessment = report.assessment();
        this.position = assessment.position();
        this.recorded = recorded;
        this.peers = peers;
    }

    /**
     * The cause of an error.
     *
     * @param report the score, which is not the recorded one
     * @param recorded the recorded margin in half-points
     * @param marks the territory that the record marks, if it does
     * @param peers the answers of other programs about the game
     */
    static Cause of(ScoreReport report, int recorded, Optional<Marks> marks, List<PeerAnswer> peers) {
        return new CauseFinder(report, recorded, peers).cause(marks);
    }

    private Cause cause(Optional<Marks> marks) {
        if (PeerTable.isDisputed(peers, recorded)) {
            return Cause.LABEL;
        }
        Optional<PointSet> truth =
                marks.map(found -> Agreement.markedDead(position, found)).or(this::deadOfPeers);
        PointSet dead = assessment.stones(Status.DEAD);
        if (truth.isPresent() && !truth.get().equals(dead)) {
            return life(truth.get().minus(dead).union(dead.minus(truth.get())));
        }
        if (truth.isEmpty() && !peers.isEmpty()) {
            return Cause.UNCLEAR;
        }
        return counting();
    }

    /** The dead stones of a program with the recorded score, preferring ours; else those on which all programs agree. */
    private Optional<PointSet> deadOfPeers() {
        Board board = position.board();
        List<PointSet> right = peers.stream()
                .filter(peer -> peer.margin() == recorded)
                .map(peer -> peer.dead(board))
                .toList();
        PointSet ours = assessment.stones(Status.DEAD);
        if (!right.isEmpty()) {
            return Optional.of(right.contains(ours) ? ours : right.get(0));
        }
        List<PointSet> all =
                peers.stream().map(peer -> peer.dead(board)).distinct().toList();
        return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
    }

    private Cause life(PointSet differing) {
        if (differing.intersects(assessment.stones(Status.SEKI))) {
            return Cause.SEKI;
        }
        PointSet black = differing.intersection(position.stones(Color.BLACK));
        PointSet white = differing.intersection(position.stones(Color.WHITE));
        Board board = position.board();
        boolean beside = black.union(black.neighbors(board)).intersects(white.union(white.neighbors(board)));
        return beside ? Cause.RACE : Cause.LIFE;
    }

    /** The cause if the dead stones are right or there is nothing to compare them with. */
    private Cause counting() {
        int error = report.score().margin() - recorded;
        if (!assessment.stones(Status.SEKI).isEmpty() && margin(withoutSeki(), assessment.kos()) == recorded) {
            return Cause.SEKI;
        }
        if (otherKos().stream().anyMatch(kos -> margin(assessment.life(), kos) == recorded)) {
            return Cause.KO;
        }
        if (assessment.flags().stream().anyMatch(flag -> flag.kind() == FlagKind.OPEN_BORDER)) {
            return Cause.BORDER;
        }
        boolean small = Math.abs(error) <= 2 * FEW_POINTS;
        if (report.ending() != Ending.STOPPED || !small) {
            return Cause.UNCLEAR;
        }
        return report.terms().rules().scoring() == Scoring.AREA ? Cause.LAST_DAME : teire(error);
    }

    /**
     * Whether protective moves are missing or superfluous. If only one player has any, the error is taken to lie with his.
     *
     * @param error half-points by which Black is counted too high, not 0
     */
    private Cause teire(int error) {
        Color tooHigh = error > 0 ? Color.BLACK : Color.WHITE;
        if (teireOf(tooHigh.opponent()) == 0) {
            return Cause.TEIRE_MISSED;
        }
        return teireOf(tooHigh) == 0 ? Cause.TEIRE_TOO_MANY : Cause.TEIRE;
    }

    private int teireOf(Color player) {
        return (int) assessment.teire().stream()
                .filter(teire -> teire.owner() == player)
                .count();
    }

    private LifeAndDeath withoutSeki() {
        List<Verdict> verdicts = assessment.verdicts().stream()
                .map(verdict -> verdict.status() == Status.SEKI ? verdict.with(Status.ALIVE) : verdict)
                .toList();
        return new LifeAndDeath(position, verdicts);
    }

    /** The lists of kos in which one ko stays open or goes to the other player. */
    private List<List<Ko>> otherKos() {
        List<List<Ko>> others = new ArrayList<>();
        for (Ko ko : assessment.kos()) {
            List<Ko> rest = new ArrayList<>(assessment.kos());
            rest.remove(ko);
            others.add(List.copyOf(rest));
            rest.add(new Ko(ko.point(), ko.winner().opponent(), ko.taken()));
            others.add(rest);
        }
        return others;
    }

    /** The margin with another life and death or other kos, in half-points. */
    private int margin(LifeAndDeath life, List<Ko> kos) {
        LastMoves last = new LastMoves(assessment.teire(), kos, assessment.plays());
        Assessment other =
                new Assessment(life, assessment.territories().of(life), last, assessment.flags(), assessment.proven());
        return Tally.count(
                        other,
                        report.terms().rules(),
                        report.terms().komi(),
                        report.terms().handicap(),
                        report.ending())
                .margin();
    }
}
