package org.seichi.record;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.game.Game;

/**
 * NGF, the format of the WBaduk server: twelve lines of header, then a line for each move. No description by its makers is
 * public; this follows what programs that read it say of it.
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
    private static final Pattern NAME_AND_RANK = Pattern.compile("(.*\\S)\\s+(\\S+)");
    private static final Pattern DATE = Pattern.compile("(\\d{4})(\\d{2})(\\d{2}).*");
    private static final Pattern MOVE = Pattern.compile("PM..([BW])([A-Z])([A-Z]).*");
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
        Matcher move = MOVE.matcher(line);
        if (move.matches()) {
            Color player = move.group(1).equals("B") ? Color.BLACK : Color.WHITE;
            int x = move.group(2).charAt(0) - FIRST;
            int y = move.group(3).charAt(0) - FIRST;
            if (x == -1 && y == -1) {
                moves.pass(player, span);
            } else {
                moves.move(player, x, y, span);
            }
        } else if (!line.isEmpty()) {
            problems.warn(line.startsWith("PM") ? Tolerance.MOVE_UNREADABLE : Tolerance.LINE_UNKNOWN, span);
        }
    }

    /**
     * The lines in front of the moves. Where there are fewer than twelve, the last ones are missing.
     *
     * @param text the file
     * @param lines all its lines
     */
    private record Header(String text, List<Span> lines) {
        /** Number of lines. */
        int length() {
            int length = 0;
            while (length < Math.min(HEADER_LINES, lines.size())
                    && !line(length).startsWith("PM")) {
                length++;
            }
            return length;
        }

        String line(int index) {
            return text.substring(lines.get(index).start(), lines.get(index).end());
        }

        private String value(int index) {
            return index < length() ? line(index) : "";
        }

        /** The first two lines have been looked at when the format was recognised. */
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
            int handicap = value(5).matches("\\d{1,3}") ? Integer.parseInt(value(5)) : 0;
            if (value(7).matches("\\d{1,3}") && handicap == 0) {
                problems.warn(Tolerance.KOMI_WHOLE, lines.get(7));
                moves.header("KM", value(7) + ".5");
            } else {
                moves.header("KM", value(7));
            }
            Matcher date = DATE.matcher(value(8));
            moves.header("DT", date.matches() ? date.group(1) + "-" + date.group(2) + "-" + date.group(3) : value(8));
            moves.header("RE", result(value(10)));
            if (length() > 5) {
                moves.handicap(handicap, lines.get(5));
            }
        }

        /** Without the count behind it ({@code >> White(50):Black(63)}), and with numbers apart from words ("19Win"). */
        private static String result(String line) {
            return line.split(">>", 2)[0].replaceAll("(\\d)(?=[A-Za-z])", "$1 ");
        }

        private static void player(String line, String name, String rank, MoveList moves) {
            Matcher parts = NAME_AND_RANK.matcher(line);
            boolean both = parts.matches();
            moves.header(name, both ? parts.group(1) : line);
            moves.header(rank, both ? parts.group(2) : "");
        }
    }
}
