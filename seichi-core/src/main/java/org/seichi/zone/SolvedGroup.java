package org.seichi.zone;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;

/**
 * What was found out about a group.
 *
 * @param question the question
 * @param outcome the answer
 * @param takesFirst of a ko: who succeeds if nobody has threats, so that the other one has to find the first; empty if that
 *     is not proven
 * @param proof the answers to everything, if the search with zones has found them; of a ko those of the player who moves
 *     first, who wins it. Empty where all moves of a closed area were searched
 * @param line a line of play from the position on, {@link org.seichi.board.Board#NO_POINT} for a move elsewhere; empty if
 *     nothing is known
 * @param wrong first moves that fail though the player who moves first succeeds by another one
 * @param nodes number of positions visited
 */
public record SolvedGroup(
        GroupQuestion question,
        GroupOutcome outcome,
        Optional<Color> takesFirst,
        Optional<ZoneStrategy> proof,
        List<Integer> line,
        List<Refutation> wrong,
        long nodes) {
    /** Keeps immutable copies. */
    public SolvedGroup {
        line = List.copyOf(line);
        wrong = List.copyOf(wrong);
    }

    /** The same with other first moves that fail, and the positions that were visited for them. */
    SolvedGroup withWrong(List<Refutation> moves, long moreNodes) {
        return new SolvedGroup(question, outcome, takesFirst, proof, line, moves, nodes + moreNodes);
    }
}
