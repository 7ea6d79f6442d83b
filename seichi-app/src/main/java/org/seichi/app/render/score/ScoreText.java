package org.seichi.app.render.score;

import org.seichi.app.render.BoardPicture;
import org.seichi.app.render.Page;
import org.seichi.app.render.ResultText;
import org.seichi.app.render.Sections;
import org.seichi.app.render.Style;
import org.seichi.report.ScoreReport;

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
        BoardPicture.append(report.assessment().position().board(), ScoreLayers.of(report), page);
        ScoreTable.of(report).append(page);
        Findings findings = new Findings(report);
        findings.sections().print(page);
        report.trace().ifPresent(trace -> {
            new Sections().append("Lines of play", findings.lines()).print(page);
            Explanation.append(report, trace, page);
        });
        result(report, page);
        report.opinion().ifPresent(opinion -> page.line(Headline.opinion(report, opinion)));
    }

    private static void result(ScoreReport report, Page page) {
        page.heading("Result: " + Headline.result(report));
        page.line(Headline.judgment(report));
    }
}
