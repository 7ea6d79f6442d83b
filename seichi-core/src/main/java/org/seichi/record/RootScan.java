package org.seichi.record;

import org.seichi.board.Board;
import org.seichi.text.Characters;
import org.seichi.text.Cursor;

/**
 * Finds what must be known about a game before its moves can be read: which game it is (GM), the board size (SZ), and the
 * length of the main line.
 */
final class RootScan extends MainLine {
    private static final int GO = 1;
    private static final int USUAL_SIZE = 19;
    private static final int MOST_DIGITS = 9;

    private Span type = Span.NONE;
    private Span size = Span.NONE;
    private String property = "";

    @Override
    public void property(String name, int offset) {
        property = name;
    }

    @Override
    public void value(int start, int end) {
        if (ended()) {
            return;
        }
        if (property.equals("SZ") && size.isEmpty()) {
            size = new Span(start, end);
        } else if (property.equals("GM") && type.isEmpty()) {
            type = new Span(start, end);
        }
    }

    /**
     * The board of the game.
     *
     * @throws RecordException if the game is not Go, or not on a board of 1x1 to 25x25
     */
    Board board(String text, Problems problems) throws RecordException {
        checkType(text, problems);
        String value = SgfText.line(text, size.start(), size.end());
        if (value.isEmpty()) {
            problems.warn(Tolerance.SIZE_MISSING, "");
            return Board.square(USUAL_SIZE);
        }
        Cursor cursor = new Cursor(value, 0);
        cursor.skipDigits();
        String width = cursor.since(0);
        boolean isSquare = cursor.atEnd();
        cursor.skipSpaces();
        boolean isParted = cursor.skipAny(":xX*", 1) > 0;
        cursor.skipSpaces();
        String height = isSquare ? width : value.substring(cursor.at());
        if (isParted == isSquare || !isNumber(width) || !isNumber(height)) {
            throw problems.refusal(size.start(), Refusal.SIZE_UNREADABLE, "");
        }
        if (isOutside(width) || isOutside(height)) {
            throw problems.refusal(size.start(), Refusal.SIZE_OUTSIDE, width + "x" + height);
        }
        if (isParted && !value.equals(width + ":" + height)) {
            problems.warn(Tolerance.SIZE_SPELLING, size);
        }
        return new Board(Integer.parseInt(width), Integer.parseInt(height));
    }

    private void checkType(String text, Problems problems) throws RecordException {
        String value = SgfText.line(text, type.start(), type.end());
        if (isNumber(value) && Integer.parseInt(value) != GO) {
            throw problems.refusal(type.start(), Refusal.OTHER_GAME, value);
        }
        if (!value.isEmpty() && !isNumber(value)) {
            problems.warn(Tolerance.TYPE_UNREADABLE, type);
        }
    }

    private static boolean isOutside(String side) {
        return Integer.parseInt(side) < 1 || Integer.parseInt(side) > Board.MAX_SIZE;
    }

    /** Whether a text is a number of one to nine digits, which fits into an int. */
    private static boolean isNumber(String text) {
        return Characters.isNumber(text, MOST_DIGITS);
    }
}
