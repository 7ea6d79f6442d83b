package org.seichi.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

/** Reads the text of one {@link Diagram}: first the rows without frame and coordinates, then their points. */
final class DiagramReader {
    private static final Pattern FRAME = Pattern.compile("[-+]*-[-+]*");
    private static final Pattern COLUMNS = Pattern.compile("AB?C?D?E?F?G?H?J?K?L?M?N?O?P?Q?R?S?T?U?V?W?X?Y?Z?");
    private static final Pattern NUMBERED = Pattern.compile("(\\d{1,2})(\\D.*?)(?:\\1)?");
    private static final String BLACK = "XB#Y";
    private static final String WHITE = "OW@Z";
    private static final String PLAIN = "XO.+,";
    private static final Pattern EMPTY = Pattern.compile("[.+,a-z0-9]");

    private final List<String> rows = new ArrayList<>();
    private final Map<Character, PointSet.Builder> marks = new TreeMap<>();

    DiagramReader(String text) {
        boolean numbered = false;
        List<String> lines = new ArrayList<>();
        for (String line : Lines.of(text)) {
            String compact = line.replaceAll("[\\s|]", "");
            if (COLUMNS.matcher(compact).matches()) {
                numbered = true;
            } else if (!compact.isEmpty() && !FRAME.matcher(compact).matches()) {
                lines.add(compact);
            }
        }
        for (String line : lines) {
            rows.add(numbered ? withoutNumbers(line) : line);
        }
    }

    private static String withoutNumbers(String line) {
        Matcher matcher = NUMBERED.matcher(line);
        return matcher.matches() ? matcher.group(2) : line;
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
        } else if (!EMPTY.matcher(String.valueOf(letter)).matches()) {
            throw new IllegalArgumentException("unknown letter in a diagram: " + letter);
        }
        if (PLAIN.indexOf(letter) < 0) {
            marks.computeIfAbsent(letter, key -> PointSet.builder(board)).add(point);
        }
    }
}
