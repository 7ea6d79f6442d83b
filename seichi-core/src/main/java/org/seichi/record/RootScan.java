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
    private static final int TOO_MANY = 1000;

    private Span type = Span.NONE;
    private Span size = Span.NONE;

    @Override
    public void value(String property, int start, int end) {
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
            warnOfNoSize(problems);
            return Board.square(USUAL_SIZE);
        }
        Cursor cursor = new Cursor(value, 0);
        String width = side(cursor);
        boolean isSquare = cursor.atEnd();
        cursor.skipSpaces();
        boolean isParted = cursor.skipAny(":xX*", 1) > 0;
        cursor.skipSpaces();
        String height = isSquare ? width : side(cursor);
        if (isParted == isSquare || !cursor.atEnd() || width.isEmpty() || height.isEmpty()) {
            throw problems.refusal(size.start(), Refusal.SIZE_UNREADABLE, "");
        }
        if (isOutside(width) || isOutside(height)) {
            throw problems.refusal(size.start(), Refusal.SIZE_OUTSIDE, shown(width) + "x" + shown(height));
        }
        if (!value.equals(isSquare ? width : width + ":" + height)) {
            problems.warn(Tolerance.SIZE_SPELLING, size);
        }
        return new Board(amount(width), amount(height));
    }

    private void warnOfNoSize(Problems problems) {
        if (size.equals(Span.NONE)) {
            problems.warn(Tolerance.SIZE_MISSING, "");
        } else {
            problems.warn(Tolerance.SIZE_MISSING, size.start(), size.start());
        }
    }

    /** Moves past a number, with a sign or without; returns its digits, behind a minus if there is one, or an empty text. */
    private static String side(Cursor cursor) {
        cursor.skip("+");
        int start = cursor.at();
        cursor.skip("-");
        return cursor.skipDigits() == 0 ? "" : cursor.since(start);
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
        return amount(side) < 1 || amount(side) > Board.MAX_SIZE;
    }

    /** The number of a side; 0 if it is less, and {@link #TOO_MANY} if it is more than that. */
    private static int amount(String side) {
        int amount = 0;
        for (int i = 0; i < side.length() && side.charAt(0) != '-'; i++) {
            amount = Math.min(TOO_MANY, 10 * amount + side.charAt(i) - '0');
        }
        return amount;
    }

    private static String shown(String side) {
        return side.length() > MOST_DIGITS ? side.substring(0, MOST_DIGITS) + "…" : side;
    }

    /** Whether a text is a number of one to nine digits, which fits into an int. */
    private static boolean isNumber(String text) {
        return Characters.isNumber(text, MOST_DIGITS);
    }
}
