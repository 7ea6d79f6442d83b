package org.seichi.move;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.structure.Chains;

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

    /** The legal moves of the player to move but those into his own eyes. */
    public static List<Integer> of(Position position) {
        List<Integer> moves = new ArrayList<>();
        PointSet joints = joints(position);
        PointSet empty = position.empty();
        for (int point = empty.first(); point != Board.NO_POINT; point = empty.next(point)) {
            if (position.legality(position.toMove(), point) == Legality.LEGAL
                    && (joints.contains(point) || !isSurrounded(position, point))) {
                moves.add(point);
            }
        }
        return moves;
    }

    /** The last liberties of the player's chains in atari. One that only own stones surround is no eye: the opponent captures there. */
    private static PointSet joints(Position position) {
        Chains chains = Chains.of(position);
        PointSet.Builder last = PointSet.builder(position.board());
        for (int chain = 0; chain < chains.count(); chain++) {
            if (chains.color(chain) == position.toMove() && chains.libertyCount(chain) == 1) {
                last.add(chains.liberty(chain, 0));
            }
        }
        return last.build();
    }

    /** Whether all neighbors of a point are stones of the player to move. */
    private static boolean isSurrounded(Position position, int point) {
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
