package org.seichi.app.render;

/** Formats of results. */
public enum Format {
    /** For people. */
    TEXT("text/plain; charset=utf-8"),
    /** For programs: an object for each game, one game a line. */
    JSON("application/json; charset=utf-8"),
    /** The record with the result written into it. */
    SGF("application/x-go-sgf; charset=utf-8"),
    /** A picture that can be scaled. */
    SVG("image/svg+xml"),
    /** A picture made of pixels. */
    PNG("image/png"),
    /** A sheet to read and print. */
    HTML("text/html; charset=utf-8");

    private final String contentType;

    Format(String contentType) {
        this.contentType = contentType;
    }

    /** What an answer in this format is called on the web. */
    public String contentType() {
        return contentType;
    }
}
