package org.seichi.app.cli;

/** Formats of results. */
enum Format {
    /** For people. */
    TEXT,
    /** For programs: an object for each game, one game a line. */
    JSON,
    /** The record with the score written into it. */
    SGF,
    /** A picture that can be scaled. */
    SVG,
    /** A picture made of pixels. */
    PNG,
    /** A sheet to read and print. */
    HTML
}
