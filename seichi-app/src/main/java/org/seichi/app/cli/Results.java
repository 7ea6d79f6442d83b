package org.seichi.app.cli;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.analysis.UnusableException;
import org.seichi.app.render.Listed;
import org.seichi.app.render.Renderer;

/**
 * Writes results one by one in a format, with its header, separators and footer.
 *
 * @param <T> the result of one game
 */
final class Results<T> implements AutoCloseable {
    private final Output output;
    private final Renderer<T> renderer;
    /** The rendered games of a report, kept until its first page can be written. */
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

    private final List<Listed> listed = new ArrayList<>();
    private boolean empty = true;

    Results(Output output, Renderer<T> renderer) {
        this.output = output;
        this.renderer = renderer;
    }

    /**
     * Writes the next result.
     *
     * @throws UnusableException if the format can hold only one game
     */
    void write(T game) throws UnusableException {
        if (!empty && !renderer.holdsSeveral()) {
            throw new UnusableException("a picture holds one game; --format html holds several");
        }
        byte[] bytes = renderer.render(game);
        output.print(empty ? renderer.header() : renderer.separator());
        Optional<Listed> entry = renderer.listed(game);
        entry.ifPresentOrElse(
                known -> {
                    listed.add(known);
                    kept.writeBytes(bytes);
                },
                () -> output.write(bytes));
        empty = false;
    }

    /** Writes the first page and the games of a report, and the footer. */
    @Override
    public void close() {
        if (!empty) {
            output.print(listed.size() > 1 ? renderer.firstPage(listed) : "");
            output.write(kept.toByteArray());
            output.print(renderer.footer());
        }
    }
}
