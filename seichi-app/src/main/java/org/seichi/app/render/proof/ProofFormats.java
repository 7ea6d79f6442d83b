package org.seichi.app.render.proof;

import java.util.ArrayList;
import java.util.List;
import org.seichi.analysis.Result;
import org.seichi.answer.ProofShape;
import org.seichi.app.picture.Mark;
import org.seichi.app.picture.Picture;
import org.seichi.app.picture.Sign;
import org.seichi.app.render.Players;
import org.seichi.app.render.ResultFormats;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.report.ProofReport;
import org.seichi.text.Texts;

/** The formats of proofs. */
public final class ProofFormats {
    /** All formats. */
    public static final ResultFormats<ProofReport> ALL =
            ResultFormats.of(ProofText::new, ProofShape.SHAPE, ProofFormats::picture, ProofText::sections);

    private ProofFormats() {}

    /** What is proven in a position as a picture: safe stones, safe territory, dead stones in it, and neutral points. */
    private static Picture picture(Result<ProofReport> game) {
        ProofReport report = game.report();
        return new Picture(
                Players.names(game.read()),
                "What is proven, each player answering the other",
                report.position(),
                marks(report),
                List.of(
                        Texts.count(report.open().size(), "point is open", "points are open"),
                        player("Black", Color.BLACK, report),
                        player("White", Color.WHITE, report)));
    }

    private static List<Mark> marks(ProofReport report) {
        List<Mark> marks = new ArrayList<>();
        PointSet empty = report.position().empty();
        PointSet black = report.position().stones(Color.BLACK);
        PointSet white = report.position().stones(Color.WHITE);
        Mark.add(report.stones(Color.BLACK).union(report.stones(Color.WHITE)), Sign.PROVEN, marks);
        Mark.add(report.territory(Color.WHITE).intersection(black), Sign.DEAD_BLACK, marks);
        Mark.add(report.territory(Color.BLACK).intersection(white), Sign.DEAD_WHITE, marks);
        Mark.add(report.territory(Color.BLACK).intersection(empty), Sign.BLACK_POINT, marks);
        Mark.add(report.territory(Color.WHITE).intersection(empty), Sign.WHITE_POINT, marks);
        Mark.add(report.neutral(), Sign.DAME, marks);
        return marks;
    }

    private static String player(String name, Color color, ProofReport report) {
        return name + ": " + Texts.count(report.stones(color).size(), "safe stone") + ", "
                + Texts.count(report.territory(color).size(), "point") + " of safe territory";
    }
}
