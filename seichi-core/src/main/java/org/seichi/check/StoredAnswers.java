package org.seichi.check;

import java.util.List;
import java.util.Map;
import org.seichi.board.Color;

/**
 * The answers of a player in one part of the board, as a table of states: an attack is looked up in the current state.
 * Attacks that it does not list are not answered.
 *
 * @param color who answers
 * @param states by number, from 0, the start: what each attack leads to
 */
public record StoredAnswers(Color color, List<Map<Integer, Step>> states) {
    /** Keeps immutable copies. */
    public StoredAnswers {
        states = states.stream().map(Map::copyOf).toList();
    }

    /**
     * What an attack leads to.
     *
     * @param answer where the player answers if the point is empty; {@link org.seichi.board.Board#NO_POINT} for no move
     * @param next the number of the state that follows
     */
    public record Step(int answer, int next) {}

    /** Whether some state lists an attack. */
    boolean concerns(int attack) {
        return states.stream().anyMatch(state -> state.containsKey(attack));
    }
}
