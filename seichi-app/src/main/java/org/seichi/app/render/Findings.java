package org.seichi.app.render;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.report.ScoreReport;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.Ko;
import org.seichi.score.Status;
import org.seichi.score.Teire;
import org.seichi.score.Verdict;
import org.seichi.text.Coordinates;

/** What was found on the board, each with its reason, and what a person should look at. */
final class Findings {
    private final ScoreReport report;
    private final Board board;

    private Findings(ScoreReport report) {
        this.report = report;
        this.board = report.assessment().position().board();
    }

    /** A section for each kind of finding that there is. */
    static Sections of(ScoreReport report) {
        return new Findings(report).sections();
    }

    private Sections sections() {
        Assessment assessment = report.assessment();
        return new Sections()
                .append("Dead stones", verdicts(Status.DEAD))
                .append("Stones in seki", verdicts(Status.SEKI))
                .append("Stones that live or die with the next move", verdicts(Status.UNSETTLED))
                .append(
                        "Points that their owner must fill",
                        assessment.teire().stream().map(this::teire).toList())
                .append("Open kos", assessment.kos().stream().map(this::ko).toList())
                .append(
                        "Worth a look",
                        assessment.flags().stream().map(this::flag).toList())
                .append(
                        "Warnings",
                        report.warnings().stream().map(Sentences::warning).toList());
    }

    private List<String> verdicts(Status status) {
        return report.assessment().verdicts().stream()
                .filter(verdict -> verdict.status() == status)
                .map(this::verdict)
                .toList();
    }

    private String verdict(Verdict verdict) {
        String why = verdict.reasons().isEmpty()
                ? ""
                : ": " + verdict.reasons().get(0).text();
        return Sentences.player(verdict.color()) + " " + points(verdict.stones()) + why;
    }

    private String teire(Teire teire) {
        return Coordinates.format(board, teire.point()) + " by " + Sentences.player(teire.owner()) + ": "
                + teire.reason().text();
    }

    private String ko(Ko ko) {
        String how = ko.taken().isEmpty() ? " fills it." : " takes " + points(ko.taken()) + " and fills it.";
        return Coordinates.format(board, ko.point()) + ": " + Sentences.player(ko.winner()) + how;
    }

    private String flag(Flag flag) {
        return (flag.points().isEmpty() ? "" : points(flag.points()) + ": ") + flag.text();
    }

    private String points(PointSet points) {
        return String.join(" ", Coordinates.format(board, points));
    }
}
