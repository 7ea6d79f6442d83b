package org.seichi.record;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.game.Game;
import org.seichi.text.Characters;
import org.seichi.text.Cursor;

/**
 * Reads NGF, the format of the WBaduk server: twelve header lines, then one line per move. There is no public specification;
 * this follows programs that read it.
 *
 * <pre>{@code
 * Friendly game
 * 19
 * Shiro       5D
 * Kuro        4D
 * www.example.com
 * 0                      handicap
 * 0
 * 6                      komi: half a point more in an even game
 * 20110812 [09:31]
 * 480                    minutes
 * Black wins by 2.5
 * 2                      number of moves
 * PMABBQEEQ              move AB = 1, Black, column Q and row E, where B is the first; then the same backwards
 * PMACWAAAA              a pass
 * }</pre>
 */
final class NgfFormat implements LineFormat {
    private static final int HEADER_LINES = 12;
    private static final int LONGEST_SIZE = 9;
    private static final int LONGEST_NUMBER = 3;
    private static final int DATE_DIGITS = 8;
    private static final String MOVE = "PM";
    /** Index of the color in the line of a move, followed by those of column and row. */
    private static final int COLOR = 4;

    private static final int COLUMN = 5;
    private static final int ROW = 6;
    private static final char FIRST = 'B';

    @Override
    public Game read(String text, Problems problems) throws RecordException {
        List<Span> lines = TextLines.of(text);
        Header header = new Header(text, lines);
        MoveList moves = new MoveList(header.board(problems), problems);
        header.copyTo(moves, problems);
        for (int i = header.length(); i < lines.size(); i++) {
            move(header.line(i), lines.get(i), moves, problems);
        }
        return moves.build();
    }

    private static void move(String line, Span span, MoveList moves, Problems problems) throws RecordException {
        if (isMove(line)) {
            Color player = line.charAt(COLOR) == 'B' ? Color.BLACK : Color.WHITE;
            int x = line.charAt(COLUMN) - FIRST;
            int y = line.charAt(ROW) - FIRST;
            if (x == -1 && y == -1) {
                moves.pass(player, span);
            } else {
                moves.move(player, x, y, span);
            }
        } else if (!line.isEmpty()) {
            problems.warn(line.startsWith(MOVE) ? Tolerance.MOVE_UNREADABLE : Tolerance.LINE_UNKNOWN, span);
        }
    }

    /**
     * Whether a text begins like a file of this format: any first line, a board size on the second, and a move on a later one.
     */
    static boolean begins(String text) {
        List<Span> lines = TextLines.of(text);
        if (lines.size() < 3 || !Characters.isNumber(lines.get(1).in(text), LONGEST_SIZE)) {
            return false;
        }
        return lines.subList(1, lines.size()).stream().anyMatch(line -> isMove(line.in(text)));
    }

    private static boolean isMove(String line) {
        return line.startsWith(MOVE)
                && line.length() > ROW
                && (line.charAt(COLOR) == 'B' || line.charAt(COLOR) == 'W')
                && Scan.isCapital(line.charAt(COLUMN))
                && Scan.isCapital(line.charAt(ROW));
    }

    /**
     * The lines before the moves. If there are fewer than twelve, the last ones are missing.
     *
     * @param text the file
     * @param lines all lines of the file
     */
    private record Header(String text, List<Span> lines) {
        /** Number of header lines. */
        int length() {
            int length = 0;
            while (length < Math.min(HEADER_LINES, lines.size())
                    && !line(length).startsWith(MOVE)) {
                length++;
            }
            return length;
        }

        String line(int index) {
            return lines.get(index).in(text);
        }

        private String value(int index) {
            return index < length() ? line(index) : "";
        }

        /** The board; the size on the second line was checked to be a number when the format was recognized. */
        Board board(Problems problems) throws RecordException {
            int size = Integer.parseInt(line(1));
            if (size < 1 || size > Board.MAX_SIZE) {
                throw problems.refusal(lines.get(1).start(), Refusal.SIZE_OUTSIDE, size + "x" + size);
            }
            return Board.square(size);
        }

        void copyTo(MoveList moves, Problems problems) {
            moves.header("GC", value(0));
            player(value(2), "PW", "WR", moves);
            player(value(3), "PB", "BR", moves);
            moves.header("PC", value(4));
            int handicap = Characters.isNumber(value(5), LONGEST_NUMBER) ? Integer.parseInt(value(5)) : 0;
            if (Characters.isNumber(value(7), LONGEST_NUMBER) && handicap == 0) {
                problems.warn(Tolerance.KOMI_WHOLE, lines.get(7));
                moves.header("KM", value(7) + ".5");
            } else {
                moves.header("KM", value(7));
            }
            moves.header("DT", date(value(8)));
            moves.header("RE", result(value(10)));
            if (length() > 5) {
                moves.handicap(handicap, lines.get(5));
            }
        }

        /** The result without the count after it ({@code >> White(50):Black(63)}), with a space between number and word ("19Win"). */
        private static String result(String line) {
            int count = line.indexOf(">>");
            String result = count < 0 ? line : line.substring(0, count);
            StringBuilder apart = new StringBuilder();
            for (int i = 0; i < result.length(); i++) {
                boolean touches = i > 0 && Scan.isLetter(result.charAt(i)) && Characters.isDigit(result.charAt(i - 1));
                apart.append(touches ? " " : "").append(result.charAt(i));
            }
            return apart.toString();
        }

        private static String date(String line) {
            boolean isDate = new Cursor(line, 0).skipDigits() >= DATE_DIGITS;
            return isDate ? line.substring(0, 4) + "-" + line.substring(4, 6) + "-" + line.substring(6, 8) : line;
        }

        private static void player(String line, String name, String rank, MoveList moves) {
            int start = line.length();
            while (start > 0 && !Characters.isSpace(line.charAt(start - 1))) {
                start--;
            }
            moves.header(name, start > 0 ? line.substring(0, start) : line);
            moves.header(rank, start > 0 ? line.substring(start) : "");
        }
    }
}
