package org.seichi.app.render;

import org.seichi.analysis.Result;
import org.seichi.text.VisibleText;

/**
 * Renders results as text for people: a title with the source of the game, a line about it, and the report.
 *
 * @param <R> the type of report
 */
public abstract class ResultText<R> implements TextualRenderer<Result<R>> {
    private final Style style;

    /** A renderer with or without colors. */
    protected ResultText(Style style) {
        this.style = style;
    }

    @Override
    public final String separator() {
        return "\n";
    }

    @Override
    public final String text(Result<R> game) {
        Page page = new Page(style);
        page.line(page.paint(Paint.HEADING, VisibleText.line(game.source().title()) + doubt(game.report())));
        page.line(about(game.report())).line("");
        append(game.report(), page);
        return page.toString();
    }

    /** A reservation to append to the title of the game; empty by default. */
    protected String doubt(R report) {
        return "";
    }

    /** The line about the game below the title. */
    protected abstract String about(R report);

    /** Appends the board and the report. */
    protected abstract void append(R report, Page page);
}
