package org.seichi.zone;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * The result of a search for the life of a group.
 *
 * @param question the question
 * @param outcome the answer
 * @param takesFirst in a ko: who succeeds if nobody has ko threats, so that the other player has to find the first; empty if
 *     that is not proven
 * @param assumed stones of the opponent on whose life the answer rests, though it is not proven; empty if the answer is proven without them
 * @param proof the strategy that proves the outcome, if it was found with zones; for a ko, that of the player who moves
 *     first, as winner of all kos. Empty where a closed area was searched exhaustively
 * @param line a line of play from the position, {@link org.seichi.board.Board#NO_POINT} for a move elsewhere; empty if
 *     none is known
 * @param wrong first moves that fail although another one succeeds
 * @param nodes number of positions visited
 */
public record SolvedGroup(
        GroupQuestion question,
        GroupOutcome outcome,
        Optional<Color> takesFirst,
        PointSet assumed,
        Optional<ZoneStrategy> proof,
        List<Integer> line,
        List<Refutation> wrong,
        long nodes) {
    /** Keeps immutable copies. */
    public SolvedGroup {
        line = List.copyOf(line);
        wrong = List.copyOf(wrong);
    }

    /** Returns a copy with other failing first moves and a higher number of positions visited. */
    SolvedGroup withWrong(List<Refutation> moves, long moreNodes) {
        return new SolvedGroup(question, outcome, takesFirst, assumed, proof, line, moves, nodes + moreNodes);
    }
}
