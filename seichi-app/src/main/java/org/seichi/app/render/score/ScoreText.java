package org.seichi.app.render.score;

import org.seichi.analysis.Result;
import org.seichi.app.render.BoardPicture;
import org.seichi.app.render.Page;
import org.seichi.app.render.Paint;
import org.seichi.app.render.Style;
import org.seichi.app.render.TextualRenderer;
import org.seichi.report.ScoreReport;

/** A report for people: the board, the score item by item, the result and what led to it. */
public final class ScoreText implements TextualRenderer<Result<ScoreReport>> {
    private final Style style;

    /** A renderer with or without colors. */
    public ScoreText(Style style) {
        this.style = style;
    }

    @Override
    public String separator() {
        return "\n";
    }

    @Override
    public String text(Result<ScoreReport> game) {
        Page page = new Page(style);
        ScoreReport report = game.report();
        String title = game.source().title() + Headline.doubt(report);
        page.line(page.paint(Paint.HEADING, title));
        page.line(Headline.terms(report)).line("");
        BoardPicture.append(report.assessment().position().board(), ScoreLayers.of(report), page);
        ScoreTable.of(report).append(page);
        Findings.of(report).print(page);
        report.trace().ifPresent(trace -> Explanation.append(report, trace, page, style));
        result(report, page);
        report.opinion().ifPresent(opinion -> page.line(Headline.opinion(report, opinion)));
        return page.toString();
    }

    private static void result(ScoreReport report, Page page) {
        page.heading("Result: " + Headline.result(report));
        page.line(Headline.grounds(report) + " " + Headline.recorded(report));
    }
}
