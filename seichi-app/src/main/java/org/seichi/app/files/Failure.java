package org.seichi.app.files;

import org.seichi.record.RecordException;
import org.seichi.text.VisibleText;

/**
 * Why a file or a game could not be used.
 *
 * @param file the file as the user named it
 * @param line line in the file, from 1; 0 if the cause has no place
 * @param column column in the line, from 1; 0 if the cause has no place
 * @param message one sentence for people
 */
public record Failure(String file, int line, int column, String message) {
    /** A failure without a place in the file. */
    public static Failure of(String file, String message) {
        return new Failure(file, 0, 0, message);
    }

    /** A record that cannot be used. */
    public static Failure of(String file, RecordException cause) {
        return new Failure(file, cause.line(), cause.column(), cause.getMessage());
    }

    /** A failure of the program itself, in one line. */
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
