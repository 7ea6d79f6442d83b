package org.seichi.app.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.seichi.analysis.Result;
import org.seichi.analysis.Watch;
import org.seichi.app.files.SystemWatch;
import org.seichi.app.render.Format;
import org.seichi.app.render.Renderer;
import org.seichi.app.render.ResultFormats;
import org.seichi.app.render.Style;

/** The options for format and destination of results. */
final class OutputOption {
    private Format named;
    private Integer size;
    private Path output;
    private boolean noTimes;

    /** Declares the options. */
    void declare(Syntax syntax) {
        declare(syntax, "");
    }

    /** Declares the options of a command that writes records too. */
    void declareWithRecords(Syntax syntax) {
        declare(syntax, "sgf, ");
    }

    private void declare(Syntax syntax, String more) {
        syntax.option(
                        "--format F",
                        "text, json (one object per line), " + more
                                + "svg, png or html. Default: as the name in --output ends, else text.")
                .choice(Format.class, value -> named = value);
        syntax.option("--size PX", "Width of a picture in pixels.").number(value -> size = value);
        syntax.option("--output PATH", "Write to a file; - for standard output.")
                .path(value -> output = value);
        syntax.option("--no-times", "Omit times from JSON, so that the same game gives the same bytes.")
                .flag(() -> noTimes = true);
    }

    /** The format that was asked for: by its name, or by the ending of a file. */
    Format format() {
        String file = output == null ? "" : output.toString().toLowerCase(Locale.ROOT);
        return named != null
                ? named
                : Stream.of(Format.values())
                        .filter(one -> file.endsWith("." + one.name().toLowerCase(Locale.ROOT)))
                        .findFirst()
                        .orElse(Format.TEXT);
    }

    /** The clock for durations; none with {@code --no-times}. */
    Watch watch() {
        return noTimes ? Watch.NONE : SystemWatch.RUNNING;
    }

    /**
     * The renderer for a kind of result.
     *
     * @throws UsageException if the format is not supported, or the width of the picture is out of range
     */
    <R> Renderer<Result<R>> renderer(ResultFormats<R> formats, Style style) {
        OptionalInt width = Choices.size(size);
        return formats.renderer(format(), style, width)
                .orElseThrow(() -> new UsageException("--format sgf is for scores: this command does not write it"));
    }

    /**
     * Opens the destination: a file, or standard output.
     *
     * @param sources the files that are read
     * @throws UsageException if the file cannot be written, or is one of those that are read, or a picture's width is given
     *     for what is none, or times are to be left out of what has none, or a picture is to show several files
     */
    Output open(Streams streams, FilesArgument sources) {
        if (size != null && !format().hasPicture()) {
            throw new UsageException("--size is the width of a picture: it goes with --format svg, png or html");
        }
        if (noTimes && format() != Format.JSON) {
            throw new UsageException("--no-times leaves the times out of JSON: it goes with --format json");
        }
        if (output != null && sources.contains(output)) {
            throw new UsageException(output + ": is one of the records that are read; write to another file");
        }
        if (format().isPicture() && sources.isMoreThanOne()) {
            throw new UsageException("a picture holds one game: name one record, or choose --format html");
        }
        return Output.open(streams, Optional.ofNullable(output));
    }
}
