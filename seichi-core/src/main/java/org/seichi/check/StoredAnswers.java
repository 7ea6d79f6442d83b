package org.seichi.check;

import java.util.List;
import java.util.Map;
import org.seichi.board.Color;

/**
 * The answers of a player in one part of the board, as a table with states: an attack is looked up in the state that stands.
 * Attacks that it does not name are not answered.
 *
 * @param color who answers
 * @param states by number, from 0, which stands first: what each attack leads to
 */
public record StoredAnswers(Color color, List<Map<Integer, Step>> states) {
    /** Keeps immutable copies. */
    public StoredAnswers {
        states = states.stream().map(Map::copyOf).toList();
    }

    /**
     * What an attack leads to.
     *
     * @param answer where the player answers if the point is empty; {@link org.seichi.board.Board#NO_POINT} for nowhere
     * @param next the state that stands from then on
     */
    public record Step(int answer, int next) {}

    /** Whether some state names an attack. */
    boolean concerns(int attack) {
        return states.stream().anyMatch(state -> state.containsKey(attack));
    }
}
