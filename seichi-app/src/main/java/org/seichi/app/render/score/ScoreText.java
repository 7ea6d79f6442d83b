package org.seichi.app.render.score;

import java.util.List;
import org.seichi.app.render.BoardPicture;
import org.seichi.app.render.Page;
import org.seichi.app.render.ResultText;
import org.seichi.app.render.Sections;
import org.seichi.app.render.Style;
import org.seichi.board.Board;
import org.seichi.line.LineText;
import org.seichi.report.ScoreReport;

/** Renders a score as text: the board, the score item by item, the findings and the result. */
public final class ScoreText extends ResultText<ScoreReport> {
    /** The end of an abbreviated line of play in the text of a finding. */
    private static final String MORE = " more moves";

    private final Style style;

    /** A renderer with or without colors. */
    public ScoreText(Style style) {
        super(style);
        this.style = style;
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
        Sections findings = Findings.of(report);
        findings.print(page);
        report.trace().ifPresent(trace -> {
            lines(report, findings, page);
            Explanation.append(report, trace, page, style);
        });
        result(report, page);
        report.opinion().ifPresent(opinion -> page.line(Headline.opinion(report, opinion)));
    }

    /** Appends in full the lines of play that the findings abbreviate. */
    private static void lines(ScoreReport report, Sections findings, Page page) {
        Board board = report.assessment().position().board();
        List<String> lines = findings.list().stream()
                .flatMap(section -> section.findings().stream())
                .filter(finding -> finding.text().contains(MORE))
                .flatMap(finding -> finding.opens().stream()
                        .map(opens -> finding.text().substring(0, finding.text().indexOf(": ") + 2)
                                + LineText.whole(board, finding.line(), opens) + "."))
                .toList();
        new Sections().append("Lines of play", lines).print(page);
    }

    private static void result(ScoreReport report, Page page) {
        page.heading("Result: " + Headline.result(report));
        page.line(Headline.grounds(report) + " " + Headline.recorded(report));
    }
}
