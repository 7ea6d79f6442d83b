package org.seichi.app.render.score;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.analysis.Result;
import org.seichi.app.render.Page;
import org.seichi.app.render.Style;
import org.seichi.app.render.TextualRenderer;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Marks;
import org.seichi.game.Move;
import org.seichi.game.Setup;
import org.seichi.game.Terms;
import org.seichi.record.AddedNode;
import org.seichi.record.Annotation;
import org.seichi.record.RecordException;
import org.seichi.record.SgfWriter;
import org.seichi.report.Margin;
import org.seichi.report.PlayedOut;
import org.seichi.report.ScoreReport;
import org.seichi.rules.HalfPoints;
import org.seichi.score.Play;

/**
 * Writes the score into the record: the result as RE, terms that the user has changed as KM and RU, and in the last node of the main line the territory as TB and TW and the
 * findings as a comment. If the method has played the position to its end, its moves are added as a variation; {@code
 * docs/sgf.md} lists the properties.
 */
public final class SgfRenderer implements TextualRenderer<Result<ScoreReport>> {
    private static final String PLAYED_OUT = "Played to the end, dead stones taken off: what Seichi has counted.";

    @Override
    public String text(Result<ScoreReport> game) {
        ScoreReport report = game.report();
        Annotation annotation = new Annotation(
                new Marks(territory(Color.BLACK, report), territory(Color.WHITE, report)),
                header(report, Terms.of(game.read().game())),
                comment(report),
                playedOut(report));
        try {
            return SgfWriter.annotate(game.read().record(), annotation).strip() + "\n";
        } catch (RecordException impossible) {
            throw new IllegalStateException("a record that was scored cannot be written", impossible);
        }
    }

    /** The result, and the terms it was counted by where the record has others. */
    private static Map<String, String> header(ScoreReport report, Terms recorded) {
        Map<String, String> header =
                new HashMap<>(Map.of("RE", Margin.format(report.score().margin())));
        Terms terms = report.terms();
        if (terms.komi() != recorded.komi()) {
            header.put("KM", HalfPoints.format(terms.komi()));
        }
        if (!terms.rules().equals(recorded.rules())) {
            header.put("RU", terms.rules().name());
        }
        return header;
    }

    /** A player's points without his own stones: empty points and dead stones of the opponent. */
    private static PointSet territory(Color player, ScoreReport report) {
        return report.ownership()
                .of(player)
                .minus(report.assessment().position().stones(player));
    }

    /** The moves of the ending, and a last node that removes the dead stones and marks the territory. */
    private static List<AddedNode> playedOut(ScoreReport report) {
        List<AddedNode> nodes = new ArrayList<>();
        for (Play play : report.assessment().plays()) {
            String sentence = play.player().inWords() + " " + play.text() + ".";
            nodes.add(new AddedNode(new Move(play.player(), play.point(), 0, 0), Optional.empty(), sentence));
        }
        if (!nodes.isEmpty()) {
            PlayedOut end = PlayedOut.of(report);
            PointSet none = PointSet.empty(end.position().board());
            nodes.add(new AddedNode(
                    new Setup(none, none, end.removed(), Optional.empty()), Optional.of(end.territory()), PLAYED_OUT));
        }
        return nodes;
    }

    private static String comment(ScoreReport report) {
        Page page = new Page(Style.PLAIN);
        page.line("Scored by Seichi: " + Headline.result(report));
        new ScoreTable(report).append(page);
        new Findings(report).sections().print(page);
        return page.toString().stripTrailing();
    }
}
