package org.seichi.app.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import org.seichi.app.render.PictureFormat;
import picocli.CommandLine.Option;

/** In which form a report is written, and where to. */
final class PictureOption {
    @Option(
            names = "--format",
            paramLabel = "F",
            description = "text (default), json (an object a line), svg, png or html.")
    private PictureFormat format = PictureFormat.TEXT;

    @Option(names = "--size", paramLabel = "PX", description = "Width of a picture in pixels.")
    private Integer size;

    @Option(names = "--output", paramLabel = "PATH", description = "Write to a file.")
    private Path output;

    /** The form. */
    PictureFormat format() {
        return format;
    }

    /**
     * The width of a picture; nothing if none is asked for.
     *
     * @throws UsageException if no picture is so wide or so narrow
     */
    OptionalInt width() {
        return Choices.size(size);
    }

    /**
     * Where the report goes: a file, or standard output.
     *
     * @throws UsageException if the file cannot be written
     */
    Output open(Streams streams) {
        return Output.open(streams, Optional.ofNullable(output));
    }
}
