package org.seichi.app.render;

import java.nio.charset.StandardCharsets;
import org.seichi.analysis.Result;

/**
 * Results for people, one below the other: where the game comes from, a line on it, and what there is to say.
 *
 * @param <R> the report
 */
public abstract class ResultText<R> implements Renderer<Result<R>> {
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
    public final byte[] render(Result<R> game) {
        return text(game).getBytes(StandardCharsets.UTF_8);
    }

    /** One game, ended by a line feed. */
    public final String text(Result<R> game) {
        Page page = new Page(style);
        page.line(page.paint(Paint.HEADING, game.source().title() + doubt(game.report())));
        page.line(about(game.report())).line("");
        append(game.report(), page);
        return page.toString();
    }

    /** What is said behind the name of the game. */
    protected String doubt(R report) {
        return "";
    }

    /** A line on the game. */
    protected abstract String about(R report);

    /** Appends the board and all that is said of it. */
    protected abstract void append(R report, Page page);
}
