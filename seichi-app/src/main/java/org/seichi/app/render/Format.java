package org.seichi.app.render;

/** Output formats of results. */
public enum Format {
    /** Text for people. */
    TEXT("text/plain; charset=utf-8"),
    /** For programs: one JSON object per line and game. */
    JSON("application/json; charset=utf-8"),
    /** The record with the result written into it. */
    SGF("application/x-go-sgf; charset=utf-8"),
    /** A vector picture. */
    SVG("image/svg+xml"),
    /** A pixel picture. */
    PNG("image/png"),
    /** A sheet to read and print. */
    HTML("text/html; charset=utf-8");

    private final String contentType;

    Format(String contentType) {
        this.contentType = contentType;
    }

    /** Whether it is a picture, which shows the board and the count of one game, and no reasons. */
    public boolean isPicture() {
        return this == SVG || this == PNG;
    }

    /** Whether a result contains a picture of the board, which has a width. */
    public boolean hasPicture() {
        return isPicture() || this == HTML;
    }

    /** The HTTP content type. */
    public String contentType() {
        return contentType;
    }
}
