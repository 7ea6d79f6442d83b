package org.seichi.record;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.game.Game;

/**
 * GIB, the format of the Tygem server: properties in escaped brackets, then a line for each move. No description by its
 * makers is public; this follows what Sensei's Library gathered ("GIB") and what programs that read it agree on. Boards are
 * always 19x19.
 *
 * <pre>{@code
 * \[GAMEBLACKNAME=Kuro (3D)\]
 * \[GAMEINFOMAIN=GBKIND:3,GRLT:0,ZIPSU:25,GONGJE:65,TCNT:2\]
 * INI 0 1 0 &4
 * STO 0 2 1 15 3
 * }</pre>
 */
final class GibFormat implements LineFormat {
    private static final int SIZE = 19;
    private static final Pattern SPACES = Pattern.compile("\\s+");
    private static final Pattern PROPERTY = Pattern.compile("\\\\\\[([A-Z]+)=(.*?)\\\\\\]");
    private static final Pattern NAME_AND_RANK = Pattern.compile("(.*?)\\s*\\(([^()]*)\\)");
    /** What says nothing about the game: the frame of the parts, and the numbers in front of the moves. */
    private static final Pattern FRAME = Pattern.compile("\\\\(?:HS|HE|GS|GE|LS|LE)|\\d+(?:\\s+[&\\d]+)*");

    @Override
    public Game read(String text, Problems problems) throws RecordException {
        return new Reading(text, problems).read();
    }

    /** One way through a file. */
    private static final class Reading {
        private final String text;
        private final Problems problems;
        private final MoveList moves;
        private String resultInWords = "";

        private Reading(String text, Problems problems) {
            this.text = text;
            this.problems = problems;
            this.moves = new MoveList(Board.square(SIZE), problems);
        }

        private Game read() throws RecordException {
            for (Span line : TextLines.of(text)) {
                line(text.substring(line.start(), line.end()), line);
            }
            moves.header("RE", resultInWords);
            return moves.build();
        }

        private void line(String line, Span span) throws RecordException {
            if (line.startsWith("\\[")) {
                properties(line);
                return;
            }
            String[] words = SPACES.split(line);
            switch (words[0]) {
                case "INI" -> moves.handicap(words.length > 3 ? Math.max(0, number(words[3])) : 0, span);
                case "STO" -> stone(words, span);
                case "SKI" -> {
                    problems.warn(Tolerance.SKIP_READ_AS_PASS, span);
                    moves.pass(moves.next(), span);
                }
                default -> {
                    if (!line.isEmpty() && !FRAME.matcher(line).matches()) {
                        problems.warn(Tolerance.LINE_UNKNOWN, span);
                    }
                }
            }
        }

        /** {@code STO 0 2 1 15 3}: a constant, the move's number, 1 for Black or 2 for White, column and row from 0. */
        private void stone(String[] words, Span span) throws RecordException {
            boolean readable = words.length >= 6
                    && (words[3].equals("1") || words[3].equals("2"))
                    && number(words[4]) >= 0
                    && number(words[5]) >= 0;
            if (readable) {
                Color player = words[3].equals("1") ? Color.BLACK : Color.WHITE;
                moves.move(player, number(words[4]), number(words[5]), span);
            } else {
                problems.warn(Tolerance.MOVE_UNREADABLE, span);
            }
        }

        private void properties(String line) {
            Matcher properties = PROPERTY.matcher(line);
            while (properties.find()) {
                String value = properties.group(2);
                switch (properties.group(1)) {
                    case "GAMEBLACKNAME" -> player(value, "PB", "BR");
                    case "GAMEWHITENAME" -> player(value, "PW", "WR");
                    case "GAMENAME" -> moves.header("EV", value);
                    case "GAMEPLACE" -> moves.header("PC", value);
                    case "GAMEDATE" -> moves.header("DT", GibInfo.date(value));
                    case "GAMEINFOMAIN" -> GibInfo.main(value).copyTo(moves);
                    case "GAMETAG" -> GibInfo.tag(value).copyTo(moves);
                    // In words, for files whose numbers say nothing.
                    case "GAMERESULT" -> resultInWords = value;
                    default -> {}
                }
            }
        }

        private void player(String value, String name, String rank) {
            Matcher parts = NAME_AND_RANK.matcher(value.strip());
            boolean both = parts.matches() && !parts.group(1).isEmpty();
            moves.header(name, both ? parts.group(1) : value);
            moves.header(rank, both ? parts.group(2) : "");
        }
    }

    /** A number of at most four digits; -1 if there is none. */
    private static int number(String word) {
        return word.matches("\\d{1,4}") ? Integer.parseInt(word) : -1;
    }
}
