package org.seichi.record;

import org.seichi.board.Color;
import org.seichi.text.Characters;
import org.seichi.text.Cursor;
import org.seichi.text.Texts;

/**
 * The first line of a board of a forum, after {@code $$}: {@code Wc13m7 A title} is a board of 13x13 with coordinates, on which White
 * plays the first of the numbered moves, which is move 7 of the game.
 *
 * @param first who plays the first move
 * @param size points on a side of the whole board
 * @param title for people; empty if there is none
 */
record DiagramHeader(Color first, int size, String title) {
    private static final int USUAL = 19;
    private static final int MOST_DIGITS = 2;

    /** Reads a line; nothing in it is required. */
    static DiagramHeader of(String line) {
        Cursor cursor = new Cursor(line, 0);
        Color first = cursor.skip("W") ? Color.WHITE : Color.BLACK;
        if (first == Color.BLACK) {
            cursor.skip("B");
        }
        cursor.skip("c");
        int digits = cursor.at();
        int size = cursor.skipAny(Characters.DIGITS, MOST_DIGITS) > 0 ? Integer.parseInt(cursor.since(digits)) : USUAL;
        if (cursor.skip("m")) {
            cursor.skipDigits();
        }
        boolean isTitle = cursor.atEnd() || Characters.isSpace(cursor.next());
        return isTitle
                ? new DiagramHeader(first, size, Texts.strip(line.substring(cursor.at())))
                : new DiagramHeader(Color.BLACK, USUAL, Texts.strip(line));
    }
}
