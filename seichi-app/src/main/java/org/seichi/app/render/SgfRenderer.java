package org.seichi.app.render;

import org.seichi.app.scoring.ScoredGame;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Marks;
import org.seichi.record.Annotation;
import org.seichi.record.RecordException;
import org.seichi.record.SgfWriter;
import org.seichi.report.Margin;
import org.seichi.report.ScoreReport;

/**
 * The record itself, with the score written into it: the result as RE, and in the last node of the main line the territory
 * as TB and TW and the reasons as a comment.
 */
public final class SgfRenderer implements TextualRenderer<ScoredGame> {
    @Override
    public String text(ScoredGame game) {
        ScoreReport report = game.report();
        Annotation annotation = new Annotation(
                new Marks(territory(Color.BLACK, report), territory(Color.WHITE, report)),
                Margin.format(report.score().margin()),
                comment(report));
        try {
            return SgfWriter.annotate(game.read().record(), annotation).strip() + "\n";
        } catch (RecordException impossible) {
            throw new IllegalStateException("a record that was scored cannot be written", impossible);
        }
    }

    /** A player's points without the player's own stones: empty points and dead stones of the opponent. */
    private static PointSet territory(Color player, ScoreReport report) {
        Position position = report.assessment().position();
        PointSet owned = player == Color.BLACK
                ? report.ownership().black()
                : report.ownership().white();
        return owned.minus(position.stones(player));
    }

    private static String comment(ScoreReport report) {
        Page page = new Page(Style.PLAIN);
        page.line("Scored by Seichi: " + Headline.result(report));
        ScoreTable.of(report).append(page);
        Findings.of(report).print(page);
        return page.toString().stripTrailing();
    }
}
