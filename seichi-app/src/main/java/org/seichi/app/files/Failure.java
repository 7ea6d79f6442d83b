package org.seichi.app.files;

import org.seichi.record.RecordException;
import org.seichi.text.VisibleText;

/**
 * A failure to use a file or game, with the reason and the place.
 *
 * @param file the file as the user named it
 * @param line line in the file, from 1; 0 if there is no place
 * @param column column in the line, from 1; 0 if there is no place
 * @param message one sentence for the user
 */
public record Failure(String file, int line, int column, String message) {
    /** A failure without a place in the file. */
    public static Failure of(String file, String message) {
        return new Failure(file, 0, 0, message);
    }

    /** The failure of a record that cannot be read. */
    public static Failure of(String file, RecordException cause) {
        return new Failure(file, cause.line(), cause.column(), cause.getMessage());
    }

    /** An internal error of the program, in one line. */
    public static Failure internal(String file, Throwable cause) {
        String detail = cause.getMessage() == null
                ? ""
                : ": " + cause.getMessage().lines().findFirst().orElse("");
        return of(file, "internal error, " + cause.getClass().getSimpleName() + detail);
    }

    /** The usual form: {@code file:line:column: message}. */
    @Override
    public String toString() {
        return VisibleText.of(file + (line > 0 ? ":" + line + ":" + column : "") + ": " + message);
    }
}
