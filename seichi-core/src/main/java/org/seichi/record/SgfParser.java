package org.seichi.record;

import org.seichi.text.Texts;

/**
 * Splits the text of a game into trees, nodes, properties and values. It builds no tree, keeps no stack, makes a single pass,
 * and reads on after errors, with a warning.
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
     * Reads one game.
     *
     * @param from offset of its opening parenthesis
     * @return offset after its closing parenthesis
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
                if (Scan.isLetter(c)) {
                    property();
                } else if (Scan.isBlank(c)) {
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
        int end = Scan.nameEnd(text, start);
        position = Scan.blankEnd(text, end);
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
            position = Scan.blankEnd(text, position);
        }
    }

    /** The name without its small letters; in capitals if it has only small ones. */
    private String name(int start, int end) {
        if (end - start == 1 && text.charAt(start) == 'B') {
            return "B";
        }
        if (end - start == 1 && text.charAt(start) == 'W') {
            return "W";
        }
        String name = text.substring(start, end);
        int capitals = 0;
        StringBuilder withoutSmall = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            capitals += Scan.isCapital(name.charAt(i)) ? 1 : 0;
            withoutSmall.append(name.charAt(i) < 'a' ? name.substring(i, i + 1) : "");
        }
        if (capitals > 0 || withoutSmall.length() == name.length()) {
            return withoutSmall.toString();
        }
        problems.warn(Tolerance.NAME_SMALL, start, end);
        return Texts.uppercase(name);
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
        handler.value(name, start, SgfText.wholeEnd(text, start, end));
    }

    /** The offset of the closing bracket; the end of the text if there is none. */
    private int valueEnd(int start) {
        int i = start;
        while (i < text.length() && text.charAt(i) != ']') {
            i += text.charAt(i) == '\\' ? 2 : 1;
        }
        return Math.min(i, text.length());
    }

    /** The offset of the closing bracket, or of a character that can only come after the move; the end of the text if there is neither. */
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

    /** Skips to the next character that can begin a value, a node, a tree or a property, with a warning. */
    private void skipStrayText(int start) {
        position = Math.max(position, start + 1);
        while (position < text.length() && !canBegin(position)) {
            position++;
        }
        problems.warn(Tolerance.TEXT_STRAY, start, position);
    }

    private boolean canBegin(int offset) {
        char c = text.charAt(offset);
        return "(;)[".indexOf(c) >= 0 || (!Scan.isLetter(text.charAt(offset - 1)) && Scan.beginsProperty(text, offset));
    }

    private static boolean endsMove(char c) {
        return c == ']' || c == ';' || c == '(' || c == ')';
    }
}
