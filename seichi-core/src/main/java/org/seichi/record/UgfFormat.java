package org.seichi.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Game;
import org.seichi.game.Setup;
import org.seichi.text.Characters;
import org.seichi.text.Lines;
import org.seichi.text.Texts;

/**
 * Reads UGF, the format of the PandaNET server, in files {@code *.ugf} and {@code *.ugi}: sections with their names in brackets.
 * There is no public specification; this follows A. E. Brouwer's description of the format and programs that read it.
 *
 * <pre>{@code
 * [Header]
 * Size=19
 * Hdcp=0,6.50             handicap and komi
 * Winner=B,1.5
 * CoordinateType=IGS      rows are counted from the bottom; without it, from the top
 * PlayerB=Kuro,9-dan
 * [Data]
 * PP,B1,1,0               column and row as letters, the player, the number of the move: 0 for stones that are set up
 * YA,W1,2,0               a pass
 * }</pre>
 */
final class UgfFormat implements LineFormat {
    private static final String HEADER = "[header]";
    private static final String DATA = "[data]";
    private static final String PASS = "YA";
    private static final int LONGEST_SIZE = 9;
    private static final int USUAL_SIZE = 19;

    /** Whether a text begins like a file of this format: with its header, but for comments. */
    static boolean begins(String text) {
        int at = 0;
        while (at < text.length() && (Characters.isSpace(text.charAt(at)) || text.charAt(at) == '#')) {
            boolean comment = text.charAt(at) == '#';
            at++;
            while (comment && at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
                at++;
            }
        }
        int end = Math.min(text.length(), at + HEADER.length());
        return Texts.lowercase(text.substring(at, end)).equals(HEADER);
    }

    @Override
    public Game read(String text, Problems problems) throws RecordException {
        Map<String, Span> header = new HashMap<>();
        List<Span> data = new ArrayList<>();
        String section = "";
        for (Span line : TextLines.of(text)) {
            String words = line.in(text);
            if (words.startsWith("[") && words.endsWith("]")) {
                section = Texts.lowercase(words);
            } else if (section.equals(DATA) && !words.isEmpty()) {
                data.add(line);
            } else if (section.equals(HEADER) && words.indexOf('=') > 0) {
                int value = words.indexOf('=') + 1;
                header.putIfAbsent(
                        Texts.lowercase(words.substring(0, value - 1)), new Span(line.start() + value, line.end()));
            }
        }
        return new Reading(text, problems, header).read(data);
    }

    /** The state of reading one file. */
    private static final class Reading {
        private final String text;
        private final Problems problems;
        private final Map<String, Span> header;
        private final Board board;
        private final MoveList moves;
        private final SetupBuilder setup;
        private boolean begun;

        private Reading(String text, Problems problems, Map<String, Span> header) throws RecordException {
            this.text = text;
            this.problems = problems;
            this.header = header;
            board = Board.square(size());
            moves = new MoveList(board, problems);
            setup = new SetupBuilder(board);
        }

        private int size() throws RecordException {
            String size = value("size");
            int start = header.getOrDefault("size", Span.NONE).start();
            if (size.isEmpty()) {
                problems.warn(Tolerance.SIZE_MISSING, "");
                return USUAL_SIZE;
            }
            if (!Characters.isNumber(size, LONGEST_SIZE)) {
                throw problems.refusal(start, Refusal.SIZE_UNREADABLE, size);
            }
            int side = Integer.parseInt(size);
            if (side < 1 || side > Board.MAX_SIZE) {
                throw problems.refusal(start, Refusal.SIZE_OUTSIDE, side + "x" + side);
            }
            return side;
        }

        private String value(String name) {
            return Texts.strip(header.getOrDefault(name, Span.NONE).in(text));
        }

        /** One of the values that commas divide; empty if there are fewer. */
        private String part(String name, int index) {
            List<String> parts = Lines.cells(value(name), ',');
            return index < parts.size() ? Texts.strip(parts.get(index)) : "";
        }

        private Game read(List<Span> data) throws RecordException {
            moves.header("EV", value("title"));
            moves.header("PC", value("place"));
            moves.header("CP", value("copyright"));
            moves.header("DT", part("date", 0).replace('/', '-'));
            moves.header("PB", part("playerb", 0));
            moves.header("BR", part("playerb", 1));
            moves.header("PW", part("playerw", 0));
            moves.header("WR", part("playerw", 1));
            moves.header("HA", part("hdcp", 0));
            moves.header("KM", part("hdcp", 1));
            moves.header("RU", rules(value("rule")));
            moves.header("RE", result(part("winner", 0), part("winner", 1)));
            for (Span line : data) {
                move(line);
            }
            begin();
            return moves.build();
        }

        private static String rules(String rule) {
            return rule.equals("JPN") ? "Japanese" : rule.equals("CHN") ? "Chinese" : rule;
        }

        /** The winner, with the margin or a letter that says the same in SGF; other letters are left out. */
        private static String result(String winner, String by) {
            if (!winner.equals("B") && !winner.equals("W")) {
                return "";
            }
            boolean known = by.equals("R") || by.equals("T") || (!by.isEmpty() && Characters.isDigit(by.charAt(0)));
            return winner + "+" + (known ? by : "");
        }

        private void move(Span line) throws RecordException {
            List<String> parts = Lines.cells(line.in(text), ',');
            String point = parts.get(0);
            boolean readable = parts.size() > 1
                    && point.length() == 2
                    && Scan.isCapital(point.charAt(0))
                    && Scan.isCapital(point.charAt(1))
                    && (parts.get(1).startsWith("B") || parts.get(1).startsWith("W"));
            if (!readable) {
                problems.warn(Tolerance.MOVE_UNREADABLE, line);
                return;
            }
            Color player = parts.get(1).startsWith("B") ? Color.BLACK : Color.WHITE;
            int x = point.charAt(0) - 'A';
            int row = point.charAt(1) - 'A';
            int y = value("coordinatetype").equals("IGS") ? board.height() - 1 - row : row;
            boolean onBoard = x < board.width() && row < board.height();
            if (!begun && onBoard && parts.size() > 2 && parts.get(2).equals("0")) {
                setup.set(player == Color.BLACK ? "AB" : "AW", PointSet.of(board, board.point(x, y)));
                return;
            }
            begin();
            if (point.equals(PASS) && !onBoard) {
                moves.pass(player, line);
            } else {
                moves.move(player, x, y, line);
            }
        }

        /** Puts the stones that were set up on the board, before the first move. */
        private void begin() {
            Setup stones = setup.build();
            if (!begun && !stones.black().union(stones.white()).isEmpty()) {
                boolean handicap = stones.white().isEmpty();
                moves.setup(new Setup(
                        stones.black(),
                        stones.white(),
                        stones.cleared(),
                        handicap ? Optional.of(Color.WHITE) : Optional.empty()));
            }
            begun = true;
        }
    }
}
