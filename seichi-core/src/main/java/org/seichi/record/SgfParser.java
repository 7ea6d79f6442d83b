package org.seichi.record;

import java.util.Locale;

/**
 * Splits the text of a file into games, nodes, properties and values. It keeps no tree and no stack, goes through the
 * text once, and reads on whatever is broken, with a warning.
 */
final class SgfParser {
    private static final int LONGEST_NAME = 100;

    private final String text;
    private final Problems problems;
    private final SgfHandler handler;
    private int position;
    private int depth;
    private boolean inNode;
    private boolean behindVariation;

    SgfParser(String text, Problems problems, SgfHandler handler) {
        this.text = text;
        this.problems = problems;
        this.handler = handler;
    }

    /**
     * The offset of the next game's opening bracket, or the length of the text if there is none. A game begins with
     * {@code (;} and a property, another node or a tree, or with {@code (} and a property in capital letters.
     */
    static int nextGame(String text, int from) {
        int open = text.indexOf('(', from);
        while (open >= 0 && !beginsGame(text, open)) {
            open = text.indexOf('(', open + 1);
        }
        return open < 0 ? text.length() : open;
    }

    /**
     * Reads one game.
     *
     * @param from offset of its opening bracket
     * @return offset behind its closing bracket
     * @throws RecordException if the handler finds the game unusable
     */
    int parse(int from) throws RecordException {
        position = from;
        do {
            step();
        } while (depth > 0 && position < text.length());
        if (depth > 0) {
            problems.warn(Tolerance.GAME_OPEN, from, from);
        }
        return position;
    }

    private void step() throws RecordException {
        char c = text.charAt(position);
        switch (c) {
            case '(' -> open();
            case ')' -> close();
            case ';' -> node();
            case '[' -> skipUnnamedValue();
            default -> {
                if (isLetter(c)) {
                    property();
                } else if (isBlank(c)) {
                    position++;
                } else {
                    skipStrayText(position);
                }
            }
        }
    }

    private void open() {
        position++;
        depth++;
        inNode = false;
        behindVariation = false;
        handler.open();
    }

    private void close() {
        position++;
        depth--;
        inNode = false;
        behindVariation = true;
        handler.close();
    }

    private void node() {
        if (behindVariation) {
            problems.warn(Tolerance.NODE_AFTER_VARIATION, position, position);
        }
        position++;
        beginNode();
    }

    private void beginNode() {
        inNode = true;
        behindVariation = false;
        handler.node();
    }

    private void property() throws RecordException {
        int start = position;
        int end = nameEnd(text, start);
        position = blankEnd(text, end);
        if (position == text.length() || text.charAt(position) != '[' || end - start > LONGEST_NAME) {
            skipStrayText(start);
            return;
        }
        if (!inNode) {
            problems.warn(Tolerance.NODE_UNMARKED, start, end);
            beginNode();
        }
        String name = name(start, end);
        handler.property(name, start);
        while (position < text.length() && text.charAt(position) == '[') {
            value(name);
            position = blankEnd(text, position);
        }
    }

    /** The capital letters of a name; all letters if there are no capital ones. */
    private String name(int start, int end) {
        String name = text.substring(start, end);
        int small = (int) name.chars().filter(c -> isSmall((char) c)).count();
        if (small == 0) {
            return name;
        }
        if (small < name.length()) {
            return name.replaceAll("[a-z]", "");
        }
        problems.warn(Tolerance.NAME_SMALL, start, end);
        return name.toUpperCase(Locale.ROOT);
    }

    private void value(String name) throws RecordException {
        int start = position + 1;
        boolean move = name.equals("B") || name.equals("W");
        int end = move ? moveEnd(start) : valueEnd(start);
        boolean closed = end < text.length() && text.charAt(end) == ']';
        if (!closed) {
            problems.warn(end < text.length() ? Tolerance.MOVE_OPEN : Tolerance.VALUE_OPEN, start - 1, start - 1);
        }
        position = closed ? end + 1 : end;
        handler.value(start, SgfText.wholeEnd(text, start, end));
    }

    /** The offset of the closing bracket; the end of the text if there is none. */
    private int valueEnd(int start) {
        int i = start;
        while (i < text.length() && text.charAt(i) != ']') {
            i += text.charAt(i) == '\\' ? 2 : 1;
        }
        return Math.min(i, text.length());
    }

    /** The offset of the closing bracket, or of what can only stand behind it. */
    private int moveEnd(int start) {
        int i = start;
        while (i < text.length() && !endsMove(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private void skipUnnamedValue() {
        problems.warn(Tolerance.VALUE_UNNAMED, position, position);
        position = Math.min(valueEnd(position + 1) + 1, text.length());
    }

    /** Skips to the next character that can begin something. */
    private void skipStrayText(int start) {
        position = Math.max(position, start + 1);
        while (position < text.length() && !canBegin(position)) {
            position++;
        }
        problems.warn(Tolerance.TEXT_STRAY, start, position);
    }

    private boolean canBegin(int offset) {
        char c = text.charAt(offset);
        return "(;)[".indexOf(c) >= 0 || (!isLetter(text.charAt(offset - 1)) && beginsProperty(text, offset));
    }

    private static boolean beginsGame(String text, int open) {
        int first = blankEnd(text, open + 1);
        if (first == text.length()) {
            return false;
        }
        if (text.charAt(first) != ';') {
            return isCapital(text.charAt(first)) && beginsProperty(text, first);
        }
        int second = blankEnd(text, first + 1);
        return second == text.length() || "();".indexOf(text.charAt(second)) >= 0 || beginsProperty(text, second);
    }

    private static boolean beginsProperty(String text, int start) {
        int end = nameEnd(text, start);
        int bracket = blankEnd(text, end);
        return end > start && bracket < text.length() && text.charAt(bracket) == '[';
    }

    private static int nameEnd(String text, int start) {
        int end = start;
        while (end < text.length() && (isLetter(text.charAt(end)) || (end > start && isDigit(text.charAt(end))))) {
            end++;
        }
        return end;
    }

    /** White space, and control characters such as NUL, which some programs leave behind. */
    private static boolean isBlank(char c) {
        return c <= ' ' || c == '\u007f' || c == '\u00a0' || c == '\u3000' || c == '\ufeff';
    }

    private static int blankEnd(String text, int start) {
        int end = start;
        while (end < text.length() && isBlank(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean endsMove(char c) {
        return c == ']' || c == ';' || c == '(' || c == ')';
    }

    private static boolean isLetter(char c) {
        return isCapital(c) || isSmall(c);
    }

    private static boolean isCapital(char c) {
        return c >= 'A' && c <= 'Z';
    }

    private static boolean isSmall(char c) {
        return c >= 'a' && c <= 'z';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
