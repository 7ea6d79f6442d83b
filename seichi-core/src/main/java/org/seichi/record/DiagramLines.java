package org.seichi.record;

import java.util.ArrayList;
import java.util.List;
import org.seichi.text.Cursor;

/**
 * The lines of a text that draw a board, and those around them.
 *
 * @param letters what the letters stand for
 * @param rows the rows of the board, from the top; none if the text draws none
 * @param hasColumns whether letters name its columns
 * @param header what follows {@code $$} on the first line of a board of a forum; empty otherwise
 * @param edges whether the board ends at the top, the bottom, the left and the right
 * @param others what else is written before, after and beside the board
 */
record DiagramLines(
        DiagramLetters letters,
        List<DiagramRow> rows,
        boolean hasColumns,
        Span header,
        Edges edges,
        List<Span> others) {
    private static final String FORUM = "$$";

    /** At which sides a board ends. */
    record Edges(boolean top, boolean bottom, boolean left, boolean right) {
        /** Whether the whole board is drawn. */
        boolean isWhole() {
            return top && bottom && left && right;
        }
    }

    /** Finds the lines of a board. */
    static DiagramLines of(String text) {
        return new Reading(text).read();
    }

    /** The state of reading one text. */
    private static final class Reading {
        private final String text;
        private final DiagramLetters letters;
        private final List<Span> lines = new ArrayList<>();
        private final List<Span> others = new ArrayList<>();
        private final int width;

        private Reading(String text) {
            this.text = text;
            List<Span> all = TextLines.of(text);
            boolean isForum = false;
            for (Span line : all) {
                isForum |= text.startsWith(FORUM, line.start());
            }
            letters = isForum ? DiagramLetters.FORUM : DiagramLetters.PLAIN;
            for (Span line : all) {
                if (!isForum) {
                    lines.add(line);
                } else if (text.startsWith(FORUM, line.start())) {
                    lines.add(Scan.trimmed(text, line.start() + FORUM.length(), line.end()));
                } else if (!line.isEmpty()) {
                    others.add(line);
                }
            }
            int most = 0;
            for (Span line : lines) {
                most = Math.max(most, columns(line));
            }
            width = most;
        }

        private DiagramLines read() {
            int first = 0;
            while (first < lines.size() && !isLikely(lines.get(first))) {
                first++;
            }
            int last = lines.size() - 1;
            while (last > first && !isLikely(lines.get(last))) {
                last--;
            }
            List<DiagramRow> rows = first < lines.size() ? rows(lines.subList(first, last + 1)) : List.of();
            Span header = header(first);
            boolean top = addAround(header.isEmpty() ? 0 : 1, first);
            boolean bottom = addAround(last + 1, lines.size());
            boolean left = true;
            boolean right = true;
            for (DiagramRow row : rows) {
                left &= text.charAt(row.line().start()) == '|';
                right &= text.charAt(row.line().end() - 1) == '|';
            }
            return new DiagramLines(
                    letters, rows, width > 0, header, new Edges(top, bottom, left, right), List.copyOf(others));
        }

        /** The first line of a board of a forum, if it is before the board. */
        private Span header(int first) {
            boolean isThere = letters == DiagramLetters.FORUM && first > 0 && !isFrame(lines.get(0));
            return isThere ? lines.get(0) : Span.NONE;
        }

        /** Keeps the lines before or after the board that say something; returns whether one of them is a frame. */
        private boolean addAround(int from, int to) {
            boolean isFramed = false;
            for (Span line : lines.subList(Math.min(from, to), to)) {
                if (isFrame(line)) {
                    isFramed = true;
                } else if (!line.isEmpty() && columns(line) == 0) {
                    others.add(line);
                }
            }
            return isFramed;
        }

        private List<DiagramRow> rows(List<Span> board) {
            List<Span> drawn = new ArrayList<>();
            for (Span line : board) {
                if (!line.isEmpty() && !isFrame(line) && columns(line) == 0) {
                    drawn.add(line);
                }
            }
            boolean areNumbered = width > 0 || countDown(drawn);
            List<DiagramRow> rows = new ArrayList<>();
            for (Span line : drawn) {
                boolean hasNumber = areNumbered && DiagramRow.number(text, line) > 0;
                DiagramRow row = hasNumber ? DiagramRow.numbered(text, line, width) : DiagramRow.of(text, line);
                rows.add(row);
                if (!row.beside().isEmpty()) {
                    others.add(row.beside());
                }
            }
            return List.copyOf(rows);
        }

        /** Whether lines begin with numbers that count down to 1. */
        private boolean countDown(List<Span> drawn) {
            for (int i = 0; i < drawn.size(); i++) {
                if (DiagramRow.number(text, drawn.get(i)) != drawn.size() - i) {
                    return false;
                }
            }
            return true;
        }

        private boolean isLikely(Span line) {
            if (isFrame(line) || columns(line) > 0) {
                return false;
            }
            return letters == DiagramLetters.FORUM
                    ? isOfForum(line)
                    : DiagramRow.of(text, line).isLikely() || isLikelyWithNumber(line);
        }

        /** Whether a line belongs to the board of a forum: only points are on it, and if it is the first, which may be a title, an edge. */
        private boolean isOfForum(Span line) {
            boolean mayBeRow = line.start() > lines.get(0).start() || text.startsWith("|", line.start());
            DiagramRow row = DiagramRow.of(text, line);
            return mayBeRow && (row.hasOnlyPoints(letters) || row.isLikely());
        }

        private boolean isLikelyWithNumber(Span line) {
            return width > 0
                    && DiagramRow.number(text, line) > 0
                    && DiagramRow.numbered(text, line, width).isLikely();
        }

        private boolean isFrame(Span line) {
            Cursor cursor = new Cursor(line.in(text), 0);
            cursor.skipAll("-+| ");
            return cursor.atEnd() && line.in(text).indexOf('-') >= 0;
        }

        /** The number of columns that a line names: letters from A in alphabetical order, of which I is missing; 0 if it does not. */
        private int columns(Span line) {
            String compact = line.in(text).replace(" ", "");
            boolean inOrder = !compact.isEmpty() && compact.charAt(0) == 'A' && compact.indexOf('I') < 0;
            for (int i = 1; i < compact.length(); i++) {
                inOrder &= compact.charAt(i - 1) < compact.charAt(i) && compact.charAt(i) <= 'Z';
            }
            return inOrder ? compact.length() : 0;
        }
    }
}
