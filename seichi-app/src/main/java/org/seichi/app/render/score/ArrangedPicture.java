package org.seichi.app.render.score;

import java.util.ArrayList;
import java.util.List;
import org.seichi.analysis.Result;
import org.seichi.app.picture.Mark;
import org.seichi.app.picture.Picture;
import org.seichi.app.picture.Sign;
import org.seichi.app.render.Players;
import org.seichi.arrange.Arrangement;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.report.ScoreReport;
import org.seichi.score.Ownership;

/** A scored game as a picture of the board arranged for counting. */
final class ArrangedPicture {
    private ArrangedPicture() {}

    static Picture of(Result<ScoreReport> game, Arrangement arranged) {
        ScoreReport report = game.report();
        List<String> caption = new ArrayList<>();
        caption.add(Headline.result(report));
        caption.addAll(new ArrangedCount(report, arranged).lines());
        caption.add(Headline.judgment(report));
        return new Picture(
                Players.names(game.read()),
                Headline.terms(report),
                position(report, arranged),
                marks(report, arranged),
                caption);
    }

    private static Position position(ScoreReport report, Arrangement arranged) {
        Position before = report.assessment().position();
        return Position.empty(before.board())
                .with(arranged.black().stones(), Color.BLACK.code())
                .with(arranged.white().stones(), Color.WHITE.code());
    }

    private static List<Mark> marks(ScoreReport report, Arrangement arranged) {
        Board board = report.assessment().position().board();
        List<Mark> marks = new ArrayList<>();
        add(arranged.black().blocks(), board, Sign.BLACK_POINT, marks);
        add(arranged.white().blocks(), board, Sign.WHITE_POINT, marks);
        Ownership owners = report.ownership();
        PointSet empty = report.assessment().position().empty();
        Mark.add(owners.seki().intersection(owners.neutral()).intersection(empty), Sign.SEKI_POINT, marks);
        Mark.add(report.dame().intersection(empty), Sign.DAME, marks);
        return marks;
    }

    /** Shows blocks, each with its number of points in its middle. */
    private static void add(List<PointSet> blocks, Board board, Sign sign, List<Mark> marks) {
        for (PointSet block : blocks) {
            Mark.add(block, sign, marks);
            marks.add(Mark.label(middle(block, board), Sign.COUNT, Integer.toString(block.size())));
        }
    }

    /** The middle of a rectangle: its first point is one corner, its last the opposite one. */
    private static int middle(PointSet block, Board board) {
        int[] points = block.toArray();
        int first = points[0];
        int last = points[points.length - 1];
        return board.point((board.x(first) + board.x(last)) / 2, (board.y(first) + board.y(last)) / 2);
    }
}
