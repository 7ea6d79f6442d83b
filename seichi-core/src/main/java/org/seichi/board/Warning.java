package org.seichi.board;

/**
 * Something in the input that was tolerated, and how it was read.
 *
 * @param code short and stable, for programs: {@code "komi-missing"}
 * @param line line in the input, from 1; 0 if the warning concerns no particular place
 * @param column column in the input, from 1; 0 if the warning concerns no particular place
 * @param message one sentence for people
 */
public record Warning(String code, int line, int column, String message) {
    /** A warning about the input as a whole. */
    public static Warning of(String code, String message) {
        return new Warning(code, 0, 0, message);
    }

    /** The message, with the place if there is one. */
    public String text() {
        return message + (line > 0 ? " (line " + line + ", column " + column + ")" : "");
    }
}
