package org.seichi.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/** Reads the text of one {@link Diagram}: first strips frame and coordinates from the rows, then reads their points. */
final class DiagramReader {
    private static final String BLACK = "XB#Y";
    private static final String WHITE = "OW@Z";
    private static final String PLAIN = "XO.+,";
    private static final String EMPTY = ".+,abcdefghijklmnopqrstuvwxyz" + Characters.DIGITS;

    private final List<String> rows = new ArrayList<>();
    private final Map<Character, PointSet.Builder> marks = new TreeMap<>();

    DiagramReader(String text) {
        boolean numbered = false;
        List<String> lines = new ArrayList<>();
        for (String line : Lines.of(text)) {
            String compact = String.join("", Lines.words(line, "|" + Characters.SPACES));
            if (areColumns(compact)) {
                numbered = true;
            } else if (!compact.isEmpty() && !isFrame(compact)) {
                lines.add(compact);
            }
        }
        for (String line : lines) {
            rows.add(numbered ? withoutNumbers(line) : line);
        }
    }

    /** Whether a line is column letters: from A in alphabetical order; any other letter may be missing, and I must be. */
    private static boolean areColumns(String line) {
        boolean inOrder = line.startsWith("A") && line.indexOf('I') < 0;
        for (int i = 1; i < line.length(); i++) {
            inOrder &= line.charAt(i - 1) < line.charAt(i) && line.charAt(i) <= 'Z';
        }
        return inOrder;
    }

    private static boolean isFrame(String line) {
        Cursor cursor = new Cursor(line, 0);
        cursor.skipAll("-+");
        return cursor.atEnd() && line.indexOf('-') >= 0;
    }

    /** A row without its number of one or two digits, which may be repeated after it. */
    private static String withoutNumbers(String line) {
        Cursor cursor = new Cursor(line, 0);
        int digits = cursor.skipDigits();
        if (digits == 0 || digits > 2 || cursor.atEnd()) {
            return line;
        }
        String number = line.substring(0, digits);
        boolean twice = line.endsWith(number) && line.length() > 2 * digits;
        return line.substring(digits, line.length() - (twice ? digits : 0));
    }

    Diagram read() {
        int width = rows.isEmpty() ? 0 : rows.get(0).length();
        Board board = new Board(width, rows.size());
        PointSet.Builder black = PointSet.builder(board);
        PointSet.Builder white = PointSet.builder(board);
        for (int y = 0; y < board.height(); y++) {
            String row = rows.get(y);
            if (row.length() != width) {
                throw new IllegalArgumentException(
                        "row " + (y + 1) + " has " + row.length() + " points, not " + width + ": " + row);
            }
            for (int x = 0; x < width; x++) {
                read(row.charAt(x), board, board.point(x, y), black, white);
            }
        }
        Map<Character, PointSet> built = new TreeMap<>();
        marks.forEach((mark, points) -> built.put(mark, points.build()));
        Position position =
                Position.empty(board).with(black.build(), Stones.BLACK).with(white.build(), Stones.WHITE);
        return new Diagram(position, built);
    }

    private void read(char letter, Board board, int point, PointSet.Builder black, PointSet.Builder white) {
        if (BLACK.indexOf(letter) >= 0) {
            black.add(point);
        } else if (WHITE.indexOf(letter) >= 0) {
            white.add(point);
        } else if (EMPTY.indexOf(letter) < 0) {
            throw new IllegalArgumentException("unknown letter in a diagram: " + letter);
        }
        if (PLAIN.indexOf(letter) < 0) {
            marks.computeIfAbsent(letter, key -> PointSet.builder(board)).add(point);
        }
    }
}
