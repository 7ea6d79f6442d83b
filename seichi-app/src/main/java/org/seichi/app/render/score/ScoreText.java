package org.seichi.app.render.score;

import org.seichi.app.render.BoardPicture;
import org.seichi.app.render.Page;
import org.seichi.app.render.ResultText;
import org.seichi.app.render.Sections;
import org.seichi.app.render.Style;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.report.Glyph;
import org.seichi.report.GlyphLayers;
import org.seichi.report.ScoreReport;
import org.seichi.score.Status;

/** Renders a score as text: the board, the score item by item, the findings and the result. */
public final class ScoreText extends ResultText<ScoreReport> {
    /** A renderer with or without colors. */
    public ScoreText(Style style) {
        super(style);
    }

    @Override
    protected String doubt(ScoreReport report) {
        return Headline.doubt(report);
    }

    @Override
    protected String about(ScoreReport report) {
        return Headline.terms(report);
    }

    @Override
    protected void append(ScoreReport report, Page page) {
        BoardPicture.append(report.assessment().position().board(), glyphs(report), page);
        new ScoreTable(report).append(page);
        Findings findings = new Findings(report);
        findings.sections().print(page);
        report.arranged().ifPresent(arranged -> ArrangedText.append(report, arranged, page));
        report.trace().ifPresent(trace -> {
            new Sections().append("Lines of play", findings.lines()).print(page);
            Explanation.append(report, trace, page);
        });
        result(report, page);
        report.opinion().ifPresent(opinion -> page.line(Headline.opinion(report, opinion)));
    }

    private static Glyph[] glyphs(ScoreReport report) {
        Position position = report.assessment().position();
        GlyphLayers layers = new GlyphLayers(position.board(), Glyph.DAME)
                .lay(report.ownership().black(), Glyph.BLACK_POINT)
                .lay(report.ownership().white(), Glyph.WHITE_POINT)
                .lay(report.ownership().seki(), Glyph.SEKI_POINT);
        report.assessment().teire().forEach(teire -> layers.lay(teire.point(), Glyph.TEIRE));
        report.assessment().kos().forEach(ko -> layers.lay(ko.point(), Glyph.KO));
        PointSet seki = report.assessment().stones(Status.SEKI);
        PointSet dead = report.assessment().stones(Status.DEAD);
        PointSet black = position.stones(Color.BLACK);
        PointSet white = position.stones(Color.WHITE);
        return layers.lay(black, Glyph.BLACK)
                .lay(black.intersection(seki), Glyph.SEKI_BLACK)
                .lay(black.intersection(dead), Glyph.DEAD_BLACK)
                .lay(white, Glyph.WHITE)
                .lay(white.intersection(seki), Glyph.SEKI_WHITE)
                .lay(white.intersection(dead), Glyph.DEAD_WHITE)
                .glyphs();
    }

    private static void result(ScoreReport report, Page page) {
        page.heading("Result: " + Headline.result(report));
        page.line(Headline.judgment(report));
    }
}
