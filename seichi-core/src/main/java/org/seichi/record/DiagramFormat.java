package org.seichi.record;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.game.Game;
import org.seichi.text.Lines;
import org.seichi.text.Texts;

/**
 * Reads a board drawn in letters, as people type it, programs print it and forums show it. A row is a line; a frame, coordinates and
 * spaces are optional.
 *
 * <pre>{@code
 *    A B C D E              $$Wm7 A part of a board
 *  3 . X O a . 3            $$ ---------
 *  2 X X O O . 2            $$ | . X O 2
 *  1 . Y O . O 1            $$ | 1 X O O
 * }</pre>
 *
 * <p>What forums show begins with {@code $$}, may be a part of a board, and has numbers for moves; its first line says who makes the
 * first of them. Elsewhere a line such as "White to play" says who is to move; without one it is Black.
 */
final class DiagramFormat implements LineFormat {
    /** In characters: a longer text is no board. */
    private static final int LONGEST = 10_000;

    /** What lines of a forum begin with that tell of links and arrows. */
    private static final String LINKS = "[{";

    private static final String NO_LETTERS = " \t:,.;()-";

    /** Whether a text draws a board. A row alone does only below letters that name its columns. */
    static boolean begins(String text) {
        if (text.length() > LONGEST || Scan.nextGame(text, 0) < text.length()) {
            return false;
        }
        DiagramLines lines = DiagramLines.of(text);
        return lines.rows().size() > 1 || (lines.rows().size() == 1 && lines.hasColumns());
    }

    @Override
    public Game read(String text, Problems problems) throws RecordException {
        DiagramLines lines = DiagramLines.of(text);
        boolean isForum = lines.letters() == DiagramLetters.FORUM;
        DiagramHeader header = DiagramHeader.of(lines.header().in(text));
        DiagramBoard drawn = DiagramBoard.of(lines, header.size(), problems);
        MoveList moves = new MoveList(drawn.board(), problems);
        moves.header("GN", header.title());
        Color first = header.first();
        for (Span other : lines.others()) {
            Optional<Color> said = isForum ? Optional.empty() : turn(other.in(text));
            first = said.orElse(first);
            boolean isLink = isForum && LINKS.indexOf(text.charAt(other.start())) >= 0;
            if (said.isEmpty() && !isLink) {
                problems.warn(Tolerance.LINE_UNKNOWN, other);
            }
        }
        moves.setup(drawn.stones(first));
        moves.triangles(drawn.triangles());
        drawn.addMoves(first, moves);
        return moves.build();
    }

    @Override
    public String sgf(String text, Game game) throws RecordException {
        DiagramLines lines = DiagramLines.of(text);
        DiagramHeader header = DiagramHeader.of(lines.header().in(text));
        Problems unheard = new Problems(text, new LineCounter(text), List.of());
        return SgfWriter.write(
                game, DiagramBoard.of(lines, header.size(), unheard).marks());
    }

    /** The player of whom a line says that he is to move: {@code White to play}, {@code Next player: Black}. */
    private static Optional<Color> turn(String line) {
        List<String> words = Lines.words(Texts.lowercase(line), NO_LETTERS);
        boolean isTurn = words.size() == 3
                && ((words.get(1).equals("to")
                                && (words.get(2).equals("play") || words.get(2).equals("move")))
                        || (words.get(0).equals("next") && words.get(1).equals("player")));
        String player = !isTurn ? "" : words.get(0).equals("next") ? words.get(2) : words.get(0);
        return switch (player) {
            case "black", "b", "x" -> Optional.of(Color.BLACK);
            case "white", "w", "o" -> Optional.of(Color.WHITE);
            default -> Optional.empty();
        };
    }
}
