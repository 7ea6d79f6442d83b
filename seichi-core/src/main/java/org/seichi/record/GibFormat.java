package org.seichi.record;

import java.util.List;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.game.Game;
import org.seichi.text.Characters;
import org.seichi.text.Cursor;
import org.seichi.text.Lines;
import org.seichi.text.Texts;

/**
 * Reads GIB, the format of the Tygem server: properties in escaped brackets, then one line per move. There is no public
 * specification; this follows Sensei's Library ("GIB") and what programs that read it agree on. Boards are always 19x19.
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
    private static final int MOST_DIGITS = 4;
    private static final String OPEN = "\\[";
    private static final String CLOSE = "\\]";

    /** Lines that delimit the parts of a file and say nothing about the game. */
    private static final Set<String> FRAME = Set.of("\\HS", "\\HE", "\\GS", "\\GE", "\\LS", "\\LE");

    @Override
    public Game read(String text, Problems problems) throws RecordException {
        return new Reading(text, problems).read();
    }

    /** The state of reading one file. */
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
                line(line.in(text), line);
            }
            moves.header("RE", resultInWords);
            return moves.build();
        }

        private void line(String line, Span span) throws RecordException {
            if (line.startsWith("\\[")) {
                properties(line);
                return;
            }
            List<String> words = Lines.words(line, Characters.SPACES);
            switch (words.isEmpty() ? "" : words.get(0)) {
                case "INI" -> moves.handicap(words.size() > 3 ? Math.max(0, number(words.get(3))) : 0, span);
                case "STO" -> stone(words, span);
                case "SKI" -> {
                    problems.warn(Tolerance.SKIP_PASS, span);
                    moves.pass(moves.next(), span);
                }
                default -> {
                    if (!words.isEmpty() && !FRAME.contains(line) && !areNumbers(words)) {
                        problems.warn(Tolerance.LINE_UNKNOWN, span);
                    }
                }
            }
        }

        /** {@code STO 0 2 1 15 3}: a constant, the move number, 1 for Black or 2 for White, column and row from 0. */
        private void stone(List<String> words, Span span) throws RecordException {
            boolean readable = words.size() >= 6
                    && (words.get(3).equals("1") || words.get(3).equals("2"))
                    && number(words.get(4)) >= 0
                    && number(words.get(5)) >= 0;
            if (readable) {
                Color player = words.get(3).equals("1") ? Color.BLACK : Color.WHITE;
                moves.move(player, number(words.get(4)), number(words.get(5)), span);
            } else {
                problems.warn(Tolerance.MOVE_UNREADABLE, span);
            }
        }

        private void properties(String line) {
            int open = line.indexOf(OPEN);
            while (open >= 0) {
                String name = nameBehind(line, open);
                int start = open + OPEN.length() + name.length() + 1;
                int close = name.isEmpty() ? -1 : line.indexOf(CLOSE, start);
                if (close >= 0) {
                    property(name, line.substring(start, close));
                }
                open = line.indexOf(OPEN, close >= 0 ? close + CLOSE.length() : open + 1);
            }
        }

        private void property(String name, String value) {
            switch (name) {
                case "GAMEBLACKNAME" -> player(Texts.strip(value), "PB", "BR");
                case "GAMEWHITENAME" -> player(Texts.strip(value), "PW", "WR");
                case "GAMENAME" -> moves.header("EV", value);
                case "GAMEPLACE" -> moves.header("PC", value);
                case "GAMEDATE" -> moves.header("DT", GibInfo.date(value));
                case "GAMEINFOMAIN" -> GibInfo.addMain(value, moves);
                case "GAMETAG" -> GibInfo.addTag(value, moves);
                // In words; used if the numeric fields give no result.
                case "GAMERESULT" -> resultInWords = value;
                default -> {}
            }
        }

        /** Sets a player's name and the rank in parentheses after it. */
        private void player(String value, String name, String rank) {
            int open = value.lastIndexOf('(');
            boolean both = open > 0 && value.indexOf(')', open) == value.length() - 1;
            moves.header(name, both ? value.substring(0, open) : value);
            moves.header(rank, both ? value.substring(open + 1, value.length() - 1) : "");
        }
    }

    /** Whether a text begins like a file of this format: with a header marker or a property. */
    static boolean begins(String text) {
        Cursor cursor = new Cursor(text, 0);
        cursor.skipSpaces();
        return text.startsWith("\\HS", cursor.at())
                || (text.startsWith(OPEN, cursor.at())
                        && !nameBehind(text, cursor.at()).isEmpty());
    }

    /** The name of the property after an opening bracket; empty if there is none. */
    private static String nameBehind(String line, int open) {
        Cursor cursor = new Cursor(line, open + OPEN.length());
        while (Scan.isCapital(cursor.next())) {
            cursor.to(cursor.at() + 1);
        }
        return cursor.next() == '=' ? cursor.since(open + OPEN.length()) : "";
    }

    /** Whether a line holds numbers only, as some lines before the moves do; all but the first may contain ampersands. */
    private static boolean areNumbers(List<String> words) {
        boolean numbers = Characters.isNumber(words.get(0), words.get(0).length());
        for (String word : words) {
            Cursor cursor = new Cursor(word, 0);
            cursor.skipAll("&" + Characters.DIGITS);
            numbers &= cursor.atEnd();
        }
        return numbers;
    }

    /** Parses a number of at most four digits; -1 if the word is not one. */
    private static int number(String word) {
        return Characters.isNumber(word, MOST_DIGITS) ? Integer.parseInt(word) : -1;
    }
}
