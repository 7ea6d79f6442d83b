package org.seichi.record;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.seichi.board.Board;

/**
 * Finds what must be known of a game before its moves can be read: which game it is (GM), the board (SZ), and how long
 * the main line is.
 */
final class RootScan implements SgfHandler {
    private static final Pattern NUMBER = Pattern.compile("[-+]?\\d+");
    private static final Pattern SIZE = Pattern.compile("(\\d{1,9})(?:\\s*[:xX*]\\s*(\\d{1,9}))?");
    private static final Pattern PLAIN_SIZE = Pattern.compile("\\d+(:\\d+)?");
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
        Matcher sides = SIZE.matcher(value);
        if (!sides.matches()) {
            throw problems.refusal(size.start(), "the board size is not a number");
        }
        int width = Integer.parseInt(sides.group(1));
        int height = sides.group(2) == null ? width : Integer.parseInt(sides.group(2));
        if (Math.min(width, height) < 1 || Math.max(width, height) > Board.MAX_SIZE) {
            throw problems.refusal(
                    size.start(), "a board of " + width + "x" + height + " is not between 1x1 and 25x25");
        }
        if (!PLAIN_SIZE.matcher(value).matches()) {
            problems.warn(Tolerance.SIZE_SPELLING, size);
        }
        return new Board(width, height);
    }

    private void checkType(String text, Problems problems) throws RecordException {
        String value = SgfText.line(text, type.start(), type.end());
        if (value.isEmpty()) {
            return;
        }
        if (!NUMBER.matcher(value).matches()) {
            problems.warn(Tolerance.TYPE_UNREADABLE, type);
        } else if (!value.matches("\\+?0*1")) {
            throw problems.refusal(
                    type.start(), "the game is not Go but number " + shortened(value) + " of the format");
        }
    }

    private static String shortened(String value) {
        return value.length() > 9 ? value.substring(0, 9) + "…" : value;
    }
}
