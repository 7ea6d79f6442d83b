package org.seichi.app.render;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.seichi.analysis.Result;
import org.seichi.app.picture.Picture;
import org.seichi.app.picture.PngWriter;
import org.seichi.app.picture.SvgWriter;
import org.seichi.json.Shape;

/**
 * The renderers of one kind of result in all formats.
 *
 * @param text renders text in a style
 * @param json the shape of the JSON
 * @param sgf writes the result into the record; empty if not supported
 * @param picture makes the contents of a picture
 * @param sheet makes the contents of a sheet
 * @param <R> the type of report
 */
public record ResultFormats<R>(
        Function<Style, Renderer<Result<R>>> text,
        Shape<Result<R>> json,
        Optional<Renderer<Result<R>>> sgf,
        Function<Result<R>, Picture> picture,
        Function<Result<R>, Sheet> sheet) {
    /** The renderers of a kind of result that is not written into records; its sheets have no table. */
    public static <R> ResultFormats<R> of(
            Function<Style, Renderer<Result<R>>> text,
            Shape<Result<R>> json,
            Function<Result<R>, Picture> picture,
            Function<R, Sections> sections) {
        return new ResultFormats<>(text, json, Optional.empty(), picture, game -> {
            Sections found = sections.apply(game.report());
            return new Sheet(game.read(), picture.apply(game), "", found.list(), found.look());
        });
    }

    /** The renderer for a format; empty if it is not supported. */
    public Optional<Renderer<Result<R>>> renderer(Format format, Style style, OptionalInt width) {
        return switch (format) {
            case TEXT -> Optional.of(text.apply(style));
            case JSON -> Optional.of(new JsonRenderer<>(json));
            case SGF -> sgf;
            case SVG ->
                Optional.of(new PictureRenderer<>(
                        game -> SvgWriter.file(picture.apply(game), width).getBytes(StandardCharsets.UTF_8)));
            case PNG -> Optional.of(new PictureRenderer<>(game -> PngWriter.file(picture.apply(game), width)));
            case HTML -> Optional.of(new HtmlRenderer<>(sheet, width));
        };
    }

    /**
     * Renders each result as a picture in a file of its own.
     *
     * @param file makes the file of a result
     * @param <T> the result of one game
     */
    private record PictureRenderer<T>(Function<T, byte[]> file) implements Renderer<T> {
        @Override
        public boolean holdsSeveral() {
            return false;
        }

        @Override
        public byte[] render(T game) {
            return file.apply(game);
        }
    }
}
