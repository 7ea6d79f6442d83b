package org.seichi.app.render.problem;

import java.util.ArrayList;
import java.util.List;
import org.seichi.analysis.Result;
import org.seichi.answer.ProblemShape;
import org.seichi.app.picture.Mark;
import org.seichi.app.picture.Picture;
import org.seichi.app.picture.Sign;
import org.seichi.app.render.Players;
import org.seichi.app.render.ResultFormats;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.report.ProblemReport;
import org.seichi.zone.SolvedGroup;

/** The formats of solved problems. */
public final class ProblemFormats {
    private static final int MOST_NUMBERS = 9;

    /** All formats. */
    public static final ResultFormats<ProblemReport> ALL =
            ResultFormats.of(ProblemText::new, ProblemShape.SHAPE, ProblemFormats::picture, ProblemText::sections);

    private ProblemFormats() {}

    /** Solved problems as a picture: the proof zone of the first one and the first moves of its line. */
    private static Picture picture(Result<ProblemReport> game) {
        ProblemReport report = game.report();
        List<Mark> marks = new ArrayList<>();
        report.groups().stream().limit(1).forEach(group -> {
            group.proof().ifPresent(proof -> proof.zone().forEach(point -> marks.add(Mark.of(point, Sign.ZONE))));
            play(group, marks);
        });
        List<String> answers = report.groups().stream()
                .map(ProblemText::answer)
                .limit(MOST_NUMBERS)
                .toList();
        return new Picture(Players.names(game.read()), ProblemText.subtitle(report), report.position(), marks, answers);
    }

    /** The first moves of the line as numbered stones, on the points that are empty in the position; only the first on each. */
    private static void play(SolvedGroup group, List<Mark> marks) {
        Position position = group.question().position();
        List<Integer> moves = group.line().stream().limit(MOST_NUMBERS).toList();
        Color player = position.toMove();
        for (int i = 0; i < moves.size(); i++) {
            int point = moves.get(i);
            if (point != Board.NO_POINT && position.at(point) == Stones.EMPTY && moves.indexOf(point) == i) {
                Sign move = player == Color.BLACK ? Sign.BLACK_MOVE : Sign.WHITE_MOVE;
                marks.add(Mark.label(point, move, Integer.toString(i + 1)));
            }
            player = player.opponent();
        }
    }
}
