package org.seichi.json;

import org.seichi.board.Board;
import org.seichi.text.Coordinates;

/** Writes JSON value by value and inserts the commas; callers must end every object and array that they begin. Not thread-safe. */
public final class JsonWriter {
    private static final String HEX = "0123456789ABCDEF";
    private static final int FIRST_PRINTABLE = 0x20;

    private final StringBuilder text = new StringBuilder();
    private final Board board;

    /** Whether the next value follows another one and needs a comma. */
    private boolean following;

    /** A writer that names points as on the given board. */
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

    /** Writes the key of the next value. */
    public void key(String name) {
        text(name);
        text.append(':');
        following = false;
    }

    /** Writes a text. */
    public void text(String value) {
        next();
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            append(value.charAt(i));
        }
        text.append('"');
    }

    /** Writes the name of a point, such as {@code "D4"}; {@code "pass"} for {@link Board#NO_POINT}. */
    public void point(int point) {
        text(Coordinates.format(board, point));
    }

    /** Writes a whole number. */
    public void whole(long value) {
        next();
        text.append(value);
    }

    /** Writes half-points as points: 13 is 6.5, 12 is 6. */
    public void halfPoints(int value) {
        next();
        text.append(value < 0 ? "-" : "").append(Math.abs(value) / 2).append(value % 2 == 0 ? "" : ".5");
    }

    /** Writes a number rounded to at least one decimal, halves upwards, without trailing zeros except for the first decimal. */
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

    /** Writes true or false. */
    public void flag(boolean value) {
        next();
        text.append(value);
    }

    /** Writes null. */
    public void nothing() {
        next();
        text.append("null");
    }

    /** The JSON written so far. */
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
