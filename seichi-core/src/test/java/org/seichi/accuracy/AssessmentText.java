package org.seichi.accuracy;

import java.util.stream.Collectors;
import org.seichi.board.Board;
import org.seichi.score.Assessment;
import org.seichi.score.Play;
import org.seichi.score.Status;
import org.seichi.text.Coordinates;

/** An assessment as lines of text, so that changes are easy to read. */
final class AssessmentText {
    private final Board board;
    private final StringBuilder text = new StringBuilder();

    private AssessmentText(Board board) {
        this.board = board;
    }

    /** The moves to the end on the first line; then the points that must be filled, and the flags. */
    static String leftToPlay(Assessment said) {
        AssessmentText text = new AssessmentText(said.position().board());
        text.plays(said);
        return text.text.toString();
    }

    /** The chains that are not alive, with the rule that decides it; then what is left to play. */
    static String whole(Assessment said) {
        AssessmentText text = new AssessmentText(said.position().board());
        text.verdicts(said);
        text.plays(said);
        return text.text.toString();
    }

    private void verdicts(Assessment said) {
        said.verdicts().stream()
                .filter(verdict -> verdict.status() != Status.ALIVE)
                .forEach(verdict -> text.append(verdict.color())
                        .append(' ')
                        .append(point(verdict.stones().first()))
                        .append(' ')
                        .append(verdict.status())
                        .append(" by ")
                        .append(verdict.reasons().get(0).rule())
                        .append('\n'));
    }

    private void plays(Assessment said) {
        text.append(said.plays().stream().map(this::play).collect(Collectors.joining(", ")))
                .append('\n');
        said.teire()
                .forEach(point -> text.append("  ")
                        .append(point.owner())
                        .append(' ')
                        .append(point(point.point()))
                        .append(' ')
                        .append(point.reason().rule())
                        .append(point.reason().line().stream().map(this::point).toList())
                        .append('\n'));
        said.flags()
                .forEach(flag -> text.append("  ")
                        .append(flag.kind())
                        .append(Coordinates.format(board, flag.points()))
                        .append('\n'));
    }

    private String play(Play play) {
        return play.player() + " " + point(play.point()) + " " + play.text();
    }

    private String point(int point) {
        return point == Board.NO_POINT ? "pass" : Coordinates.format(board, point);
    }
}
