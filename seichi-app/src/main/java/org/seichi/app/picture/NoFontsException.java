package org.seichi.app.picture;

/** Thrown if this machine has no fonts for the text of a PNG picture; the message is for the user. */
public final class NoFontsException extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoFontsException(Throwable cause) {
        super("this machine has no fonts, which PNG needs (fontconfig and one font); svg and html do without", cause);
    }
}
