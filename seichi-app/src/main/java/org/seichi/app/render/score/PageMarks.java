package org.seichi.app.render.score;

import java.util.ArrayList;
import java.util.List;
import org.seichi.app.picture.Mark;
import org.seichi.app.picture.Sign;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.report.ScoreReport;
import org.seichi.report.TraceLog;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.structure.Influence;

/** All layers of a board on a page: those of a picture, and influence, groups, certainty and the last move. */
final class PageMarks {
    private static final int DILATIONS = 8;
    private static final double FULL_INFLUENCE = 64;

    private final ShownGame game;
    private final ScoreReport report;
    private final Position position;
    private final List<Mark> marks = new ArrayList<>();

    private PageMarks(ShownGame game) {
        this.game = game;
        this.report = game.scored().report();
        this.position = report.assessment().position();
    }

    /** The marks of a game. */
    static List<Mark> of(ShownGame game) {
        PageMarks marks = new PageMarks(game);
        marks.influence();
        marks.marks.addAll(ScorePicture.marks(marks.report));
        marks.report.assessment().verdicts().forEach(marks::certainty);
        marks.groups();
        marks.lastMove();
        return marks.marks;
    }

    /** What the stones that stay are felt at: stones let swell and not shrunk again. */
    private void influence() {
        PointSet dead = report.assessment().stones(Status.DEAD);
        Influence influence = Influence.bouzy(position.with(dead, Stones.EMPTY), DILATIONS, 0);
        position.board().points().forEach(point -> {
            int felt = influence.at(point);
            if (felt != 0) {
                double weight = Math.min(1, Math.abs(felt) / FULL_INFLUENCE);
                marks.add(Mark.shade(point, felt > 0 ? Sign.BLACK_HEAT : Sign.WHITE_HEAT, weight));
            }
        });
    }

    private void certainty(Verdict verdict) {
        Sign sign = switch (verdict.certainty()) {
            case PROVEN -> Sign.PROVEN;
            case SEARCHED -> Sign.SEARCHED;
            case JUDGED -> Sign.JUDGED;
            case MARKED -> Sign.MARKED;
        };
        verdict.stones().forEach(point -> marks.add(Mark.of(point, sign)));
    }

    /** The groups that the method spoke of, numbered at a stone of each as {@link #groups(ShownGame)} lists them. */
    private void groups() {
        List<TraceLog.Entry> groups = groups(game);
        for (int i = 0; i < groups.size(); i++) {
            int point = groups.get(i).points().first();
            Sign sign = position.at(point) == Stones.BLACK ? Sign.LABEL_ON_BLACK : Sign.LABEL_ON_WHITE;
            marks.add(Mark.label(point, sign, Integer.toString(i + 1)));
        }
    }

    /** What the method said of groups: their eyes, liberties and stability. */
    static List<TraceLog.Entry> groups(ShownGame game) {
        return game
                .scored()
                .report()
                .trace()
                .map(trace -> trace.steps().getOrDefault("groups", List.of()))
                .orElse(List.of())
                .stream()
                .filter(entry -> !entry.points().isEmpty())
                .toList();
    }

    private void lastMove() {
        game.lastMove()
                .filter(move -> move.point() != Board.NO_POINT)
                .filter(move -> position.at(move.point()) == move.color().code())
                .ifPresent(move -> marks.add(
                        Mark.of(move.point(), move.color() == Color.BLACK ? Sign.LAST_BLACK : Sign.LAST_WHITE)));
    }
}
