package org.seichi.app.render.score;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.seichi.app.render.Finding;
import org.seichi.app.render.Sections;
import org.seichi.app.render.Sentences;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.report.Margin;
import org.seichi.report.OpenPlay;
import org.seichi.report.PlayedOut;
import org.seichi.report.ScoreReport;
import org.seichi.score.Assessment;
import org.seichi.score.Certainty;
import org.seichi.score.Flag;
import org.seichi.score.Ko;
import org.seichi.score.Play;
import org.seichi.score.Reason;
import org.seichi.score.Status;
import org.seichi.score.Teire;
import org.seichi.score.Verdict;
import org.seichi.text.Coordinates;

/** Makes the findings of a score: verdicts with their reasons, last moves, and what a person should look at. */
final class Findings {
    private final ScoreReport report;
    private final Board board;

    private Findings(ScoreReport report) {
        this.report = report;
        this.board = report.assessment().position().board();
    }

    /** The sections of the findings of a report. */
    static Sections of(ScoreReport report) {
        return new Findings(report).sections();
    }

    private Sections sections() {
        Assessment assessment = report.assessment();
        return new Sections()
                .appendFindings("Dead stones", verdicts(Status.DEAD))
                .appendFindings("Stones in seki", verdicts(Status.SEKI))
                .appendFindings("Stones that live or die with the next move", verdicts(Status.UNSETTLED))
                .appendFindings("Stones marked alive", alike(Findings::isMarkedAlive))
                .appendFindings(
                        report.ending() == Ending.STOPPED
                                ? "Points that their owner must fill"
                                : "Points that should have been filled; nothing is subtracted for them",
                        assessment.teire().stream().map(this::teire).toList())
                .appendFindings(
                        "Open kos", assessment.kos().stream().map(this::ko).toList())
                .appendFindings("Played to the end", playedOut(assessment.plays()))
                .appendFindings(
                        "Still to be played",
                        report.open().map(this::open).stream().toList())
                .appendFindings(
                        Sections.LOOK,
                        assessment.flags().stream().map(this::flag).toList())
                .appendWarnings(report.warnings());
    }

    private List<Finding> verdicts(Status status) {
        return alike(verdict -> verdict.status() == status);
    }

    private static boolean isMarkedAlive(Verdict verdict) {
        return verdict.status() == Status.ALIVE && verdict.certainty() == Certainty.MARKED;
    }

    /** One finding for all chosen chains of a player with the same reasons; chains in seki are grouped across colors. */
    private List<Finding> alike(Predicate<Verdict> chosen) {
        Map<List<Object>, List<Verdict>> alike = new LinkedHashMap<>();
        for (Verdict verdict : report.assessment().verdicts()) {
            if (chosen.test(verdict)) {
                Object player = verdict.status() == Status.SEKI ? Status.SEKI : verdict.color();
                alike.computeIfAbsent(List.of(player, why(verdict)), key -> new ArrayList<>())
                        .add(verdict);
            }
        }
        return alike.values().stream().map(this::verdicts).toList();
    }

    private Finding verdicts(List<Verdict> alike) {
        PointSet stones = alike.stream().map(Verdict::stones).reduce(PointSet.empty(board), PointSet::union);
        String names = alike.stream()
                .map(verdict -> Sentences.player(verdict.color()) + " " + points(verdict.stones()))
                .collect(Collectors.joining("; "));
        Verdict first = alike.get(0);
        String why = why(first);
        String text = why.isEmpty() ? names : names + ": " + why;
        return shownReasons(first).stream()
                .filter(reason -> !reason.line().isEmpty())
                .findFirst()
                .map(reason ->
                        Finding.shown(stones, text, reason.line(), first.color().opponent()))
                .orElse(Finding.at(stones, text));
    }

    private static String why(Verdict verdict) {
        return shownReasons(verdict).stream().map(Reason::text).collect(Collectors.joining(" "));
    }

    /** The decisive reason and, if it has no line of play, the further reasons that have one. */
    private static List<Reason> shownReasons(Verdict verdict) {
        List<Reason> reasons = verdict.reasons();
        return IntStream.range(0, reasons.size())
                .filter(index -> index == 0
                        || (reasons.get(0).line().isEmpty()
                                && !reasons.get(index).line().isEmpty()))
                .mapToObj(reasons::get)
                .toList();
    }

    private Finding teire(Teire teire) {
        String text = Coordinates.format(board, teire.point()) + " by " + Sentences.player(teire.owner()) + ": "
                + teire.reason().text();
        PointSet points = PointSet.of(board, teire.point());
        return Finding.shown(points, text, teire.reason().line(), teire.owner().opponent());
    }

    private Finding ko(Ko ko) {
        String how = ko.taken().isEmpty() ? " fills it." : " takes " + points(ko.taken()) + " and fills it.";
        return Finding.at(
                PointSet.of(board, ko.point()),
                Coordinates.format(board, ko.point()) + ": " + Sentences.player(ko.winner()) + how);
    }

    /** One finding with all moves as its line; the text gives only their number and the first move. */
    private List<Finding> playedOut(List<Play> plays) {
        if (plays.isEmpty()) {
            return List.of();
        }
        Play first = plays.get(0);
        String text = (plays.size() == 1 ? "One move: " : plays.size() + " moves, the first by ")
                + Sentences.player(first.player()) + " at " + Coordinates.format(board, first.point()) + ".";
        return List.of(Finding.shown(PointSet.empty(board), text, PlayedOut.inTurns(plays), first.player()));
    }

    private Finding flag(Flag flag) {
        String text = (flag.points().isEmpty() ? "" : points(flag.points()) + ": ") + flag.text();
        return Finding.at(flag.points(), text);
    }

    private Finding open(OpenPlay open) {
        String best = "More than neutral points is left to play. As far as it was read, the score is "
                + Margin.format(open.margin()) + " with " + Sentences.player(open.toMove()) + " to move";
        String other = open.margin() == open.otherMargin()
                ? ", and the same if " + Sentences.player(open.toMove().opponent()) + " moves first."
                : "; if " + Sentences.player(open.toMove().opponent()) + " moves first, "
                        + Margin.format(open.otherMargin()) + ".";
        String largest = open.largest().isEmpty() ? "" : " The largest open place: " + points(open.largest()) + ".";
        return Finding.at(open.largest(), best + other + largest);
    }

    private String points(PointSet points) {
        return Coordinates.list(board, points);
    }
}
