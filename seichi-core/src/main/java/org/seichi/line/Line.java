package org.seichi.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * A line of play.
 *
 * @param first who begins
 * @param moves the moves of both players alternately, {@link Board#NO_POINT} for a pass
 * @param searched whether every move comes from a search; if not, some are only good tries and the line is an example
 */
public record Line(Color first, List<Integer> moves, boolean searched) {
    /** Makes a defensive copy. */
    public Line {
        moves = List.copyOf(moves);
    }

    /** The position after the line; empty if one of its moves is illegal (simple ko, no suicide). */
    public Optional<Position> replay(Position start) {
        Position now = start.withToMove(first);
        for (int move : moves) {
            if (move != Board.NO_POINT && now.legality(now.toMove(), move) != Legality.LEGAL) {
                return Optional.empty();
            }
            now = now.playOrPass(move);
        }
        return Optional.of(now);
    }

    /** Whether the line is legal and captures all of some stones of one player. */
    public boolean takes(PointSet stones, Position start) {
        Color owner = Color.of(start.at(stones.first()));
        return replay(start)
                .filter(end -> !end.stones(owner).intersects(stones))
                .isPresent();
    }

    /** The moves in the form that reasons use: a given player first, who passes if the other one begins. */
    public List<Integer> openedBy(Color player) {
        if (player == first) {
            return moves;
        }
        List<Integer> opened = new ArrayList<>(List.of(Board.NO_POINT));
        opened.addAll(moves);
        return opened;
    }

    /** The line followed by other moves. */
    public Line then(List<Integer> further) {
        List<Integer> all = new ArrayList<>(moves);
        all.addAll(further);
        return new Line(first, all, searched);
    }

    /** The line in words: {@code "Black C3, White D4"}. */
    public String inWords(Board board) {
        return LineText.of(board, moves, first);
    }

    /** A sentence with the line that says that the player who begins cannot save some stones of his. */
    public String inVain(Board board, PointSet stones) {
        String player = first.inWords();
        boolean single = stones.size() == 1;
        return moves.get(0) == Board.NO_POINT
                ? player + " has no move that saves the " + (single ? "stone" : "stones") + ". If he passes: "
                        + LineText.of(board, moves.subList(1, moves.size()), first.opponent()) + "."
                : "Even if " + player + " moves first, the " + (single ? "stone is" : "stones are") + " captured: "
                        + inWords(board) + ".";
    }
}
