package org.seichi.move;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;

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

    /** The legal moves of the player to move but those into own eyes of one point. */
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

    /** Whether only own stones surround a point, with at most one corner lost, at the edge none: what else they surround is a connection. */
    private static boolean isOwnEye(Position position, int point) {
        int own = position.toMove().code();
        Board board = position.board();
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.neighbor(point, direction);
            if (board.contains(neighbor) && position.at(neighbor) != own) {
                return false;
            }
        }
        int stride = board.stride();
        int lost = 0;
        boolean edge = false;
        for (int corner : new int[] {-stride - 1, 1 - stride, stride - 1, stride + 1}) {
            if (!board.contains(point + corner)) {
                edge = true;
            } else if (position.at(point + corner) == Stones.STONES_SUM - own) {
                lost++;
            }
        }
        return lost == 0 || (lost == 1 && !edge);
    }
}
