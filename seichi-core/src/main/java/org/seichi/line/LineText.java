package org.seichi.line;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.text.Coordinates;

/**
 * Writes lines of play as players do: {@code "Black C3, White D4, Black passes while White plays D3, C4 and B3"}. Of a long
 * line, only the beginning and the number of remaining moves are given.
 */
public final class LineText {
    /** Maximum number of moves, without passes, of a line that is written in full. */
    private static final int SHORT = 5;
    /** Number of moves, without passes, that are written of a longer line. */
    private static final int BEGINNING = 3;

    private final Board board;
    private final List<Integer> moves;
    private final List<String> clauses = new ArrayList<>();
    private Color player;
    private int next;

    private LineText(Board board, List<Integer> moves, Color first) {
        this.board = board;
        this.moves = moves;
        player = first;
    }

    /**
     * A line in words, without a period; of a long one the beginning:
     * {@code "Black C3, White D4, Black D3 and 9 more moves"}.
     *
     * @param moves the moves of both players alternately, {@link Board#NO_POINT} for a pass
     * @param first who begins
     */
    public static String of(Board board, List<Integer> moves, Color first) {
        int played = stones(moves);
        if (played <= SHORT) {
            return text(board, moves, first);
        }
        int end = 0;
        while (stones(moves.subList(0, end)) < BEGINNING) {
            end++;
        }
        return text(board, moves.subList(0, end), first) + " and " + (played - BEGINNING) + " more moves";
    }

    private static int stones(List<Integer> moves) {
        return (int) moves.stream().filter(move -> move != Board.NO_POINT).count();
    }

    /** A complete line in words, however long; a single pass at its beginning is left out. */
    public static String whole(Board board, List<Integer> moves, Color first) {
        if (moves.size() > 1 && moves.get(0) == Board.NO_POINT && moves.get(1) != Board.NO_POINT) {
            return text(board, moves.subList(1, moves.size()), first.opponent());
        }
        return text(board, moves, first);
    }

    private static String text(Board board, List<Integer> moves, Color first) {
        LineText text = new LineText(board, moves, first);
        while (text.next < moves.size()) {
            text.tell();
        }
        return String.join(", ", text.clauses);
    }

    private void tell() {
        if (isPass(next) && next + 1 < moves.size()) {
            tellPasses();
        } else {
            clauses.add(isPass(next) ? player.inWords() + " passes" : player.inWords() + " " + at(next));
            next++;
            player = player.opponent();
        }
    }

    /** Adds a clause on how one player continues while the other passes, or that both pass. */
    private void tellPasses() {
        if (isPass(next + 1)) {
            clauses.add("both pass");
            next += 2;
            return;
        }
        List<String> points = new ArrayList<>();
        while (next + 1 < moves.size() && isPass(next) && !isPass(next + 1)) {
            points.add(at(next + 1));
            next += 2;
        }
        String other = player.opponent().inWords();
        clauses.add(
                points.size() == 1
                        ? player.inWords() + " passes, " + other + " " + points.get(0)
                        : player.inWords() + " passes while " + other + " plays " + series(points));
    }

    private static String series(List<String> points) {
        int last = points.size() - 1;
        return String.join(", ", points.subList(0, last)) + " and " + points.get(last);
    }

    private boolean isPass(int move) {
        return moves.get(move) == Board.NO_POINT;
    }

    private String at(int move) {
        return Coordinates.format(board, moves.get(move));
    }
}
