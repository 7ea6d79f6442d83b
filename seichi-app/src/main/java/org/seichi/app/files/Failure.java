package org.seichi.app.files;

import java.io.IOException;
import org.seichi.analysis.UnusableException;
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

    /** The failure that an exception stands for; one whose message is not meant for the user is an internal error. */
    public static Failure of(String file, Throwable cause) {
        if (cause instanceof RecordException unusable) {
            return new Failure(file, unusable.line(), unusable.column(), unusable.getMessage());
        }
        boolean isExplained = cause instanceof IOException || cause instanceof UnusableException;
        return isExplained ? of(file, cause.getMessage()) : internal(file, cause);
    }

    /** An internal error of the program, in one line. */
    public static Failure internal(String file, Throwable cause) {
        String detail = cause.getMessage() == null
                ? ""
                : ": " + cause.getMessage().lines().findFirst().orElse("");
        return of(file, "internal error, " + cause.getClass().getSimpleName() + detail);
    }

    /** The message with its place in the file, if there is one: {@code line:column: message}. */
    public String inFile() {
        return (line > 0 ? line + ":" + column + ": " : "") + message;
    }

    /** The usual form: {@code file:line:column: message}. */
    @Override
    public String toString() {
        return VisibleText.line(file) + (line > 0 ? ":" : ": ") + VisibleText.of(inFile());
    }
}
