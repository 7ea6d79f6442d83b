package org.seichi.record;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Marks;
import org.seichi.game.Move;
import org.seichi.game.Setup;
import org.seichi.game.Step;
import org.seichi.text.Coordinates;
import org.seichi.text.Texts;

/** Reads and writes property values: escapes, line breaks, lists of points. */
final class SgfText {
    private SgfText() {}

    /**
     * A value as one line of text (SimpleText in SGF): unescaped, escaped line breaks removed, other line breaks, tabs and
     * control characters replaced by spaces, outer white space removed.
     */
    static String line(String text, int start, int end) {
        if (isPlain(text, start, end)) {
            return Texts.strip(text.substring(start, end));
        }
        StringBuilder line = new StringBuilder(end - start);
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (c != '\\') {
                line.append(c < ' ' ? ' ' : c);
            } else if (++i < end) {
                int lineBreak = lineBreak(text, i, end);
                if (lineBreak == 0) {
                    line.append(text.charAt(i));
                } else {
                    i += lineBreak - 1;
                }
            }
        }
        return Texts.strip(line.toString());
    }

    /**
     * A value as lines of text (Text in SGF): unescaped, escaped line breaks removed, tabs and control characters except line
     * breaks replaced by spaces, outer white space removed.
     */
    static String lines(String text, int start, int end) {
        StringBuilder lines = new StringBuilder(end - start);
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            boolean escaped = c == '\\' && i + 1 < end;
            int at = escaped ? i + 1 : i;
            int lineBreak = lineBreak(text, at, end);
            char shown = text.charAt(at);
            if (lineBreak > 0) {
                lines.append(escaped ? "" : "\n");
            } else {
                lines.append(shown < ' ' ? ' ' : shown);
            }
            i = at + Math.max(0, lineBreak - 1);
        }
        return Texts.strip(lines.toString());
    }

    /** Escapes text for use between brackets. */
    static String escape(String text) {
        return text.replace("\\", "\\\\").replace("]", "\\]");
    }

    /** The end of an escaped value, without a trailing half escape, as in a truncated file. */
    static int wholeEnd(String text, int start, int end) {
        int escapes = 0;
        while (end - escapes > start && text.charAt(end - escapes - 1) == '\\') {
            escapes++;
        }
        return end - escapes % 2;
    }

    /** A property with one value. */
    static String property(String name, String value) {
        return name + '[' + escape(value) + ']';
    }

    /** A comment property; empty if the text is empty. */
    static String comment(String text) {
        return text.isEmpty() ? "" : property("C", text);
    }

    /** A property with a value for each point; empty if there are no points. */
    static String points(Board board, String property, PointSet points) {
        return points.isEmpty() ? "" : property + values(board, points);
    }

    /** The properties TB and TW; both are written even if a player has no territory. */
    static String territory(Board board, Marks marks) {
        return "TB" + values(board, marks.black()) + "TW" + values(board, marks.white());
    }

    /** The properties of a move or a setup. */
    static String step(Board board, Step step) {
        return step instanceof Move move ? move(board, move) : setup(board, (Setup) step);
    }

    private static String move(Board board, Move move) {
        return letter(move.color()) + "[" + Coordinates.formatSgf(board, move.point()) + "]";
    }

    private static String setup(Board board, Setup setup) {
        return points(board, "AB", setup.black())
                + points(board, "AW", setup.white())
                + points(board, "AE", setup.cleared())
                + setup.toMove().map(player -> "PL[" + letter(player) + "]").orElse("");
    }

    private static String letter(Color player) {
        return player == Color.BLACK ? "B" : "W";
    }

    private static String values(Board board, PointSet points) {
        StringBuilder values = new StringBuilder();
        points.forEach(point ->
                values.append('[').append(Coordinates.formatSgf(board, point)).append(']'));
        return values.isEmpty() ? "[]" : values.toString();
    }

    private static boolean isPlain(String text, int start, int end) {
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (c == '\\' || c < ' ') {
                return false;
            }
        }
        return true;
    }

    /** The length of the line break at the offset: 0 if there is none, 2 for a carriage return and a line feed in either order, else 1. */
    private static int lineBreak(String text, int offset, int end) {
        if (!isLineBreak(text.charAt(offset))) {
            return 0;
        }
        boolean two = offset + 1 < end
                && isLineBreak(text.charAt(offset + 1))
                && text.charAt(offset + 1) != text.charAt(offset);
        return two ? 2 : 1;
    }

    private static boolean isLineBreak(char c) {
        return c == '\n' || c == '\r';
    }
}
