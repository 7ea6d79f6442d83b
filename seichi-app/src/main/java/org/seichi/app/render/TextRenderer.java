package org.seichi.app.render;

import java.util.Optional;
import org.seichi.app.scoring.ScoredGame;
import org.seichi.board.Board;
import org.seichi.game.Ending;
import org.seichi.report.Margin;
import org.seichi.report.ScoreReport;
import org.seichi.rules.HalfPoints;
import org.seichi.rules.Outcome;
import org.seichi.score.Certainty;

/** A report for people: the board, the score item by item, the result and what led to it. */
public final class TextRenderer implements Renderer {
    private final Style style;

    /** A renderer with or without colors. */
    public TextRenderer(Style style) {
        this.style = style;
    }

    @Override
    public String separator() {
        return "\n";
    }

    @Override
    public String render(ScoredGame game) {
        Page page = new Page(style);
        ScoreReport report = game.report();
        page.line(page.paint(Paint.HEADING, game.source().title()));
        page.line(terms(report)).line("");
        BoardPicture.append(report.assessment().position().board(), ScoreLayers.of(report), page);
        ScoreTable.append(report, page);
        Findings.append(report, page);
        game.trace().ifPresent(trace -> Explanation.append(report, trace, page));
        result(report, page);
        return page.toString();
    }

    private static String terms(ScoreReport report) {
        Board board = report.assessment().position().board();
        int handicap = report.terms().handicap();
        return board.width() + "x" + board.height()
                + ", " + report.score().rules().name() + " rules"
                + ", komi " + HalfPoints.format(report.terms().komi())
                + (handicap > 0 ? ", handicap " + handicap : "")
                + ending(report.ending())
                + "; method " + report.method();
    }

    private static String ending(Ending ending) {
        return switch (ending) {
            case TWO_PASSES -> ", ended by two passes";
            case STOPPED -> ", stopped without two passes";
            case SET_UP -> ", a position set up";
        };
    }

    private static void result(ScoreReport report, Page page) {
        page.heading("Result: " + headline(report));
        page.line(grounds(report.certainty()) + " " + recorded(report));
    }

    /** The result in one phrase. */
    static String headline(ScoreReport report) {
        return Margin.format(report.score().margin()) + " under "
                + report.score().rules().name() + " rules";
    }

    private static String grounds(Certainty certainty) {
        return switch (certainty) {
            case PROVEN -> "Proven.";
            case SEARCHED -> "Found by search.";
            case JUDGED, MARKED -> "Judged from shape and counts.";
        };
    }

    /** The recorded result is only set beside the score, which never depends on it. */
    private static String recorded(ScoreReport report) {
        Optional<Outcome> result = report.terms().result();
        if (result.isEmpty()) {
            return "The record gives no result.";
        }
        String recorded = "The record says " + result.get().notation();
        if (result.get().margin().isEmpty()) {
            return recorded + ", which was not counted.";
        }
        boolean agrees = result.get().margin().getAsInt() == report.score().margin();
        return recorded + (agrees ? ", which agrees." : ", which does not agree.");
    }
}
