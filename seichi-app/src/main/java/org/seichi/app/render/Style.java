package org.seichi.app.render;

/** The style of a text. */
public enum Style {
    /** Plain text. */
    PLAIN,
    /** With the control sequences of a terminal with 256 colors. */
    COLOR
}
