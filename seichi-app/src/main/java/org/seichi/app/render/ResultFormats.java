package org.seichi.app.render;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.seichi.analysis.Result;
import org.seichi.app.picture.Picture;
import org.seichi.json.Shape;

/**
 * How results of one kind are written in every format.
 *
 * @param text for people, with or without colors
 * @param json for programs
 * @param sgf into the record, if that can be done
 * @param picture what is to be seen of a result
 * @param sheet what a sheet says of a result
 * @param <R> the report
 */
public record ResultFormats<R>(
        Function<Style, Renderer<Result<R>>> text,
        Shape<Result<R>> json,
        Optional<Renderer<Result<R>>> sgf,
        Function<Result<R>, Picture> picture,
        Function<Result<R>, Sheet> sheet) {
    /** How they are written in a format; nothing if they cannot be. */
    public Optional<Renderer<Result<R>>> renderer(Format format, Style style, OptionalInt width) {
        return switch (format) {
            case TEXT -> Optional.of(text.apply(style));
            case JSON -> Optional.of(new JsonRenderer<>(json));
            case SGF -> sgf;
            case SVG -> Optional.of(new SvgRenderer<>(picture, width));
            case PNG -> Optional.of(new PngRenderer<>(picture, width));
            case HTML -> Optional.of(new HtmlRenderer<>(sheet, width));
        };
    }
}
