package org.seichi.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.analysis.Result;
import org.seichi.analysis.Watch;
import org.seichi.app.files.SystemWatch;
import org.seichi.app.render.Format;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.ResultFormats;
import org.seichi.app.render.Style;

/** In which form results are written, and where to. */
final class OutputOption {
    private Format format = Format.TEXT;
    private Integer size;
    private Path output;
    private boolean noTimes;

    /** Declares it. */
    void declare(Syntax syntax) {
        syntax.choice(
                "--format",
                "F",
                "text (default), json (an object a line), svg, png or html; a score as sgf too.",
                Format.class,
                value -> format = value);
        syntax.number("--size", "PX", "Width of a picture in pixels.", value -> size = value);
        syntax.path("--output", "PATH", "Write to a file.", value -> output = value);
        syntax.flag(
                "--no-times",
                "Leave out of JSON how long it took: the same game gives the same bytes.",
                () -> noTimes = true);
    }

    /** The form. */
    Format format() {
        return format;
    }

    /** What takes the times. */
    Watch watch() {
        return noTimes ? Watch.NONE : SystemWatch.RUNNING;
    }

    /**
     * What writes results of a kind.
     *
     * @throws UsageException if they are not written in the form, or no picture is so wide or so narrow
     */
    <R> Renderer<Result<R>> renderer(ResultFormats<R> formats, Style style) {
        OptionalInt width = Choices.size(size);
        return formats.renderer(format, style, width)
                .orElseThrow(() -> new UsageException("--format sgf is for scores: this command does not write it"));
    }

    /**
     * Where results go: a file, or standard output.
     *
     * @throws UsageException if the file cannot be written
     */
    Output open(Streams streams) {
        return Output.open(streams, Optional.ofNullable(output));
    }
}
