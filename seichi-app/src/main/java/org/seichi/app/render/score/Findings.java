package org.seichi.app.render.score;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.seichi.app.render.Sections;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.line.LineText;
import org.seichi.report.Margin;
import org.seichi.report.OpenPlay;
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
    /** More points than this are not all named: nobody reads them, and pictures show them. */
    private static final int MOST_POINTS = 20;

    /** In that case, how many are. */
    private static final int NAMED_POINTS = 8;

    /** The end of a line of play that is abbreviated in a finding. */
    private static final String MORE = " more moves";

    private final ScoreReport report;
    private final Board board;
    private final List<String> lines = new ArrayList<>();
    private final Sections sections;

    Findings(ScoreReport report) {
        this.report = report;
        this.board = report.assessment().position().board();
        this.sections = found();
    }

    /** The findings in sections by kind. */
    Sections sections() {
        return sections;
    }

    /** The lines of play that the findings abbreviate, in full. */
    List<String> lines() {
        return lines;
    }

    private Sections found() {
        Assessment assessment = report.assessment();
        return new Sections()
                .append("Dead stones", verdicts(Status.DEAD))
                .append("Stones in seki", verdicts(Status.SEKI))
                .append("Stones that live or die with the next move", verdicts(Status.UNSETTLED))
                .append("Stones marked alive", alike(Findings::isMarkedAlive))
                .append(
                        report.ending() == Ending.STOPPED
                                ? "Points that their owner must fill"
                                : "Points that should have been filled; nothing is subtracted for them",
                        assessment.teire().stream().map(this::teire).toList())
                .append("Open kos", assessment.kos().stream().map(this::ko).toList())
                .append("Played to the end", playedOut(assessment.plays()))
                .append(
                        "Still to be played",
                        report.open().map(this::open).stream().toList())
                .append(
                        Sections.LOOK,
                        assessment.flags().stream().map(this::flag).toList())
                .appendWarnings(report.warnings());
    }

    private List<String> verdicts(Status status) {
        return alike(verdict -> verdict.status() == status);
    }

    private static boolean isMarkedAlive(Verdict verdict) {
        return verdict.status() == Status.ALIVE && verdict.certainty() == Certainty.MARKED;
    }

    /** One finding for all chosen chains of a player with the same reasons; chains in seki are grouped across colors. */
    private List<String> alike(Predicate<Verdict> chosen) {
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

    private String verdicts(List<Verdict> alike) {
        String names = alike.stream()
                .map(verdict -> verdict.color().inWords() + " " + points(verdict.stones()))
                .collect(Collectors.joining("; "));
        Verdict first = alike.get(0);
        String why = why(first);
        String text = why.isEmpty() ? names : names + ": " + why;
        shownReasons(first).stream()
                .map(Reason::line)
                .filter(line -> !line.isEmpty())
                .findFirst()
                .ifPresent(line -> keepWhole(text, line, first.color().opponent()));
        return text;
    }

    /** Keeps a line of play of which a finding tells the beginning. */
    private void keepWhole(String finding, List<Integer> line, Color opens) {
        if (finding.contains(MORE)) {
            lines.add(finding.substring(0, finding.indexOf(": ") + 2) + LineText.whole(board, line, opens) + ".");
        }
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

    private String teire(Teire teire) {
        String text = Coordinates.format(board, teire.point()) + " by "
                + teire.owner().inWords() + ": " + teire.reason().text();
        keepWhole(text, teire.reason().line(), teire.owner().opponent());
        return text;
    }

    private String ko(Ko ko) {
        String how = ko.taken().isEmpty() ? " fills it." : " takes " + points(ko.taken()) + " and fills it.";
        return Coordinates.format(board, ko.point()) + ": " + ko.winner().inWords() + how;
    }

    /** The number of the moves and the first one. */
    private List<String> playedOut(List<Play> plays) {
        if (plays.isEmpty()) {
            return List.of();
        }
        Play first = plays.get(0);
        return List.of((plays.size() == 1 ? "One move: " : plays.size() + " moves, the first by ")
                + first.player().inWords() + " at " + Coordinates.format(board, first.point()) + ".");
    }

    private String flag(Flag flag) {
        return (flag.points().isEmpty() ? "" : some(flag.points()) + ": ") + flag.text();
    }

    private String open(OpenPlay open) {
        String best = "More is left to play than neutral points. As far as it was read, the score is "
                + Margin.format(open.margin()) + " with " + open.toMove().inWords() + " to move";
        String second = open.toMove().opponent().inWords();
        String other = open.margin() == open.otherMargin()
                ? ", and the same if " + second + " moves first."
                : "; if " + second + " moves first, " + Margin.format(open.otherMargin()) + "."
                        + (open.isInverted()
                                ? " To move first is never worse than to pass: this was not read deep enough."
                                : "");
        String largest = open.largest().isEmpty() ? "" : " The largest open place: " + some(open.largest()) + ".";
        return best + other + largest;
    }

    private String points(PointSet points) {
        return Coordinates.list(board, points);
    }

    /** The same, abbreviated if there are very many: {@code "D4 E4 F4 and 40 more points"}. */
    private String some(PointSet points) {
        if (points.size() <= MOST_POINTS) {
            return points(points);
        }
        List<String> named = Coordinates.format(board, points).subList(0, NAMED_POINTS);
        return String.join(" ", named) + " and " + (points.size() - NAMED_POINTS) + " more points";
    }
}
