package org.seichi.app.render;

import java.util.OptionalInt;
import java.util.function.Function;
import org.seichi.app.picture.Picture;

/** The formats that every result about a position has: to read, for programs, to look at and to print. */
public enum PictureFormat {
    /** For people, in letters. */
    TEXT,
    /** For programs, an object a line. */
    JSON,
    /** A board as vectors. */
    SVG,
    /** A board as pixels. */
    PNG,
    /** Sheets to read and to print. */
    HTML;

    /**
     * How results of some kind are written in this format.
     *
     * @param text for people
     * @param json for programs
     * @param picture what is to be seen of a result
     * @param sheet what a sheet says of a result
     * @param width width of pictures in pixels; empty for a usual one
     * @param <T> the result of one game
     */
    public <T> Renderer<T> renderer(
            Renderer<T> text,
            Renderer<T> json,
            Function<T, Picture> picture,
            Function<T, Sheet> sheet,
            OptionalInt width) {
        return switch (this) {
            case TEXT -> text;
            case JSON -> json;
            case SVG -> new SvgRenderer<>(picture, width);
            case PNG -> new PngRenderer<>(picture, width);
            case HTML -> new HtmlRenderer<>(sheet, width);
        };
    }
}
