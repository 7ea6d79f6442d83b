package org.seichi.app.render;

/** How a text is dressed. */
public enum Style {
    /** Nothing but characters. */
    PLAIN,
    /** With the control sequences of a terminal that knows 256 colors. */
    COLOR
}
