package org.seichi.json;

import org.seichi.board.Board;
import org.seichi.text.Coordinates;

/** Writes JSON value by value and sets the commas; whoever uses it closes what was opened. */
public final class JsonWriter {
    private static final String HEX = "0123456789ABCDEF";
    private static final int FIRST_PRINTABLE = 0x20;

    private final StringBuilder text = new StringBuilder();
    private final Board board;

    /** Whether a value stands before the next one. */
    private boolean following;

    /** A writer; the board is the one on which points are named. */
    public JsonWriter(Board board) {
        this.board = board;
    }

    /** The board on which points are named. */
    public Board board() {
        return board;
    }

    /** Begins an object. */
    public void beginObject() {
        begin('{');
    }

    /** Ends an object. */
    public void endObject() {
        end('}');
    }

    /** Begins an array. */
    public void beginArray() {
        begin('[');
    }

    /** Ends an array. */
    public void endArray() {
        end(']');
    }

    /** The key of the value that comes next. */
    public void key(String name) {
        text(name);
        text.append(':');
        following = false;
    }

    /** A text. */
    public void text(String value) {
        next();
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            append(value.charAt(i));
        }
        text.append('"');
    }

    /** The name of a point, such as {@code "D4"}; {@code "pass"} for {@link Board#NO_POINT}. */
    public void point(int point) {
        text(Coordinates.format(board, point));
    }

    /** A whole number. */
    public void whole(long value) {
        next();
        text.append(value);
    }

    /** A number of points: 13 half-points are 6.5, 12 are 6. */
    public void halfPoints(int value) {
        next();
        text.append(value < 0 ? "-" : "").append(Math.abs(value) / 2).append(value % 2 == 0 ? "" : ".5");
    }

    /** A measured number, rounded to some decimals, halves upwards, of which zeros at the end are left out but for the first. */
    public void rounded(double value, int decimals) {
        next();
        long scale = 1;
        for (int i = 0; i < decimals; i++) {
            scale *= 10;
        }
        long scaled = (long) Math.floor(value * scale + 0.5);
        long parts = Math.abs(scaled) % scale;
        text.append(scaled < 0 ? "-" : "").append(Math.abs(scaled) / scale).append('.');
        do {
            scale /= 10;
            text.append(parts / scale);
            parts %= scale;
        } while (parts > 0);
    }

    /** A truth value. */
    public void flag(boolean value) {
        next();
        text.append(value);
    }

    /** No value. */
    public void nothing() {
        next();
        text.append("null");
    }

    /** What has been written. */
    @Override
    public String toString() {
        return text.toString();
    }

    private void begin(char bracket) {
        next();
        text.append(bracket);
        following = false;
    }

    private void end(char bracket) {
        text.append(bracket);
        following = true;
    }

    private void next() {
        if (following) {
            text.append(',');
        }
        following = true;
    }

    private void append(char letter) {
        switch (letter) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\b' -> text.append("\\b");
            case '\t' -> text.append("\\t");
            case '\n' -> text.append("\\n");
            case '\f' -> text.append("\\f");
            case '\r' -> text.append("\\r");
            default -> {
                if (letter < FIRST_PRINTABLE) {
                    text.append("\\u00").append(HEX.charAt(letter >> 4)).append(HEX.charAt(letter & 15));
                } else {
                    text.append(letter);
                }
            }
        }
    }
}
