package org.seichi.zone;

import java.util.List;
import java.util.Optional;

/**
 * What was found out about a group.
 *
 * @param question the question
 * @param outcome the answer
 * @param proof the answers to everything, if one was proven
 * @param line a line of play from the position on, {@link org.seichi.board.Board#NO_POINT} for a move elsewhere; empty if
 *     nothing was proven
 * @param wrong first moves that fail though the player who moves first succeeds by another one
 * @param nodes number of positions visited
 */
public record SolvedGroup(
        GroupQuestion question,
        GroupOutcome outcome,
        Optional<ZoneStrategy> proof,
        List<Integer> line,
        List<Refutation> wrong,
        long nodes) {
    /** Keeps immutable copies. */
    public SolvedGroup {
        line = List.copyOf(line);
        wrong = List.copyOf(wrong);
    }
}
