package org.seichi.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.text.Coordinates;

/** Builds games for the tests of this package, without a record reader. */
final class Records {
    private Records() {}

    /** A game with the given steps and header values. */
    static Game game(Board board, Map<String, String> header, List<Step> steps) {
        return new Game(board, new Header(header), steps, false, Optional.empty(), List.of());
    }

    /** The moves of a text such as {@code "B D4, W pass"}; each has line 1 and its number as the column. */
    static List<Step> moves(Board board, String text) {
        List<Step> moves = new ArrayList<>();
        for (String move : text.strip().split("\\s*,\\s*", -1)) {
            Color color = move.charAt(0) == 'B' ? Color.BLACK : Color.WHITE;
            moves.add(new Move(color, Coordinates.point(board, move.substring(1).strip()), 1, moves.size() + 1));
        }
        return moves;
    }

    /** A setup that places the stones of a position. */
    static Setup setup(Position position) {
        return new Setup(
                position.stones(Color.BLACK),
                position.stones(Color.WHITE),
                PointSet.empty(position.board()),
                Optional.of(position.toMove()));
    }

    /** A setup that places black stones on the named points. */
    static Setup black(Board board, String names) {
        PointSet none = PointSet.empty(board);
        return new Setup(Coordinates.points(board, names), none, none, Optional.empty());
    }
}
