package org.seichi.move;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/** Ranks moves by how likely strong players are to choose them, from the stones and the last moves alone: no evaluation, no search. */
public final class UsualMoves {
    private UsualMoves() {}

    /**
     * The moves of the player to move, the most likely first.
     *
     * @param last the moves before it, the latest first, {@link Board#NO_POINT} for a pass; may be empty
     */
    public static List<Integer> ranked(Position position, List<Integer> last) {
        List<Integer> moves = new ArrayList<>(of(position));
        int[] found = MoveNetwork.FITTED.scores(position, last, moves);
        int[] scores = new int[position.board().arrayLength()];
        for (int i = 0; i < found.length; i++) {
            scores[moves.get(i)] = found[i];
        }
        moves.sort(Comparator.comparingInt(move -> -scores[move]));
        return moves;
    }

    /** The legal moves of the player to move but those on points that only own stones surround. */
    public static List<Integer> of(Position position) {
        List<Integer> moves = new ArrayList<>();
        PointSet empty = position.empty();
        for (int point = empty.first(); point != Board.NO_POINT; point = empty.next(point)) {
            if (position.legality(position.toMove(), point) == Legality.LEGAL && !isOwnEye(position, point)) {
                moves.add(point);
            }
        }
        return moves;
    }

    private static boolean isOwnEye(Position position, int point) {
        Board board = position.board();
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(point, direction);
            if (board.contains(neighbor)
                    && position.at(neighbor) != position.toMove().code()) {
                return false;
            }
        }
        return true;
    }
}
