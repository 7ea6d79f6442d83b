package org.seichi.safety.local;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.seichi.board.Board;

/**
 * A strategy as a table of numbered states, the start first: enough to follow it, however it was found.
 *
 * @param states the states
 */
public record StrategyTable(List<State> states) {
    /** Keeps an immutable copy. */
    public StrategyTable {
        states = List.copyOf(states);
    }

    /**
     * A state.
     *
     * @param isSettled whether all is settled: each answer is final and holds as long as its point is empty
     * @param entries the attacks that are answered or lead to another state
     */
    public record State(boolean isSettled, List<Entry> entries) {
        /** Keeps an immutable copy. */
        public State {
            entries = List.copyOf(entries);
        }
    }

    /**
     * The answer to an attack.
     *
     * @param attack the attacked point
     * @param answer where the owner answers; {@link Board#NO_POINT} for no move
     * @param next the number of the state that follows
     */
    public record Entry(int attack, int answer, int next) {}

    /** Returns the table of a strategy, with every state that attacks lead to. */
    public static StrategyTable of(Strategy strategy) {
        Map<Strategy.Playthrough, Integer> numbers = new LinkedHashMap<>();
        List<Strategy.Playthrough> reached = new ArrayList<>(List.of(strategy.start()));
        numbers.put(strategy.start(), 0);
        List<State> states = new ArrayList<>();
        for (int number = 0; number < reached.size(); number++) {
            Strategy.Playthrough playthrough = reached.get(number);
            states.add(
                    playthrough.isSettled()
                            ? new State(true, settled(strategy, playthrough, number))
                            : new State(false, entries(strategy, number, reached, numbers)));
        }
        return new StrategyTable(states);
    }

    private static List<Entry> settled(Strategy strategy, Strategy.Playthrough playthrough, int number) {
        return strategy.replies(playthrough).stream()
                .map(reply -> new Entry(reply.attack(), reply.answer(), number))
                .toList();
    }

    private static List<Entry> entries(
            Strategy strategy,
            int number,
            List<Strategy.Playthrough> reached,
            Map<Strategy.Playthrough, Integer> numbers) {
        List<Entry> entries = new ArrayList<>();
        Strategy.Playthrough playthrough = reached.get(number);
        for (int attack : strategy.points) {
            if (playthrough.concerns(attack)) {
                Strategy.Step step = playthrough.answer(attack);
                Integer known = numbers.putIfAbsent(step.after(), reached.size());
                if (known == null) {
                    reached.add(step.after());
                }
                int next = known == null ? reached.size() - 1 : known;
                if (next != number || step.point() != Board.NO_POINT) {
                    entries.add(new Entry(attack, step.point(), next));
                }
            }
        }
        return entries;
    }
}
