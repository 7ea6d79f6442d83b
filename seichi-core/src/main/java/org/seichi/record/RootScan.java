package org.seichi.record;

import org.seichi.board.Board;

/**
 * Finds what must be known of a game before its moves can be read: which game it is (GM), the board (SZ), and how long
 * the main line is.
 */
final class RootScan implements SgfHandler {
    private static final int GO = 1;
    private static final int USUAL_SIZE = 19;

    private final MainLine mainLine = new MainLine();
    private Span type = Span.NONE;
    private Span size = Span.NONE;
    private String property = "";

    @Override
    public void open() {
        mainLine.open();
    }

    @Override
    public void close() {
        mainLine.close();
    }

    @Override
    public void node() {
        mainLine.node();
    }

    @Override
    public void property(String name, int offset) {
        property = name;
    }

    @Override
    public void value(int start, int end) {
        if (mainLine.ended()) {
            return;
        }
        if (property.equals("SZ") && size.isEmpty()) {
            size = new Span(start, end);
        } else if (property.equals("GM") && type.isEmpty()) {
            type = new Span(start, end);
        }
    }

    /** Number of nodes on the main line. */
    int nodes() {
        return mainLine.nodes();
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
        // Splitting takes a regular expression, which most records can do without.
        String[] sides = isNumber(value) ? new String[] {value} : value.split("\\s*[:xX*]\\s*", 3);
        String width = sides[0];
        String height = sides[sides.length - 1];
        if (sides.length > 2 || !isNumber(width) || !isNumber(height)) {
            throw problems.refusal(size.start(), Refusal.SIZE_UNREADABLE, "");
        }
        if (isOutside(width) || isOutside(height)) {
            throw problems.refusal(size.start(), Refusal.SIZE_OUTSIDE, width + "x" + height);
        }
        if (sides.length == 2 && !value.equals(width + ":" + height)) {
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

    /** Whether a text is a number of one to nine digits. */
    private static boolean isNumber(String text) {
        boolean number = !text.isEmpty() && text.length() < 10;
        for (int i = 0; number && i < text.length(); i++) {
            number = Scan.isDigit(text.charAt(i));
        }
        return number;
    }
}
