package org.seichi.cgt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reduces one game, given by any options, to canonical form: reversible options are replaced by the player's options after
 * the opponent's reversing answer, and dominated options are removed. Neither changes the value, so comparisons always use
 * the game as it was given.
 */
final class Reduction {
    private final ValueComparison comparison;
    private final Work work;
    private final Map<Player, Collection<Value>> game = new EnumMap<>(Player.class);
    private final Map<Player, Map<Value, Boolean>> noBetter = new EnumMap<>(Player.class);

    Reduction(ValueComparison comparison, Work work, Collection<Value> left, Collection<Value> right) {
        this.comparison = comparison;
        this.work = work;
        game.put(Player.LEFT, left);
        game.put(Player.RIGHT, right);
        noBetter.put(Player.LEFT, new HashMap<>());
        noBetter.put(Player.RIGHT, new HashMap<>());
    }

    /** The canonical options of a player, in the order of their ids. */
    List<Value> options(Player player) {
        List<Value> result = new ArrayList<>();
        for (Value option : bypassReversible(player)) {
            work.step();
            if (result.stream().noneMatch(other -> comparison.noBetter(player, option, other))) {
                result.removeIf(other -> comparison.noBetter(player, other, option));
                result.add(option);
            }
        }
        result.sort(Comparator.comparingInt(Value::id));
        return result;
    }

    private List<Value> bypassReversible(Player player) {
        List<Value> result = new ArrayList<>();
        Set<Value> seen = new HashSet<>();
        Deque<Value> open = new ArrayDeque<>(game.get(player));
        while (!open.isEmpty()) {
            Value option = open.remove();
            if (seen.add(option)) {
                work.step();
                Value answer = answer(option, player);
                if (answer == null) {
                    result.add(option);
                } else {
                    open.addAll(answer.options(player));
                }
            }
        }
        return result;
    }

    /** The opponent's answer that leaves the player no better off than the original game (it reverses the move), or null. */
    private Value answer(Value option, Player player) {
        for (Value answer : option.options(player.opponent())) {
            if (noBetterThanGame(player, answer)) {
                return answer;
            }
        }
        return null;
    }

    /** Whether the value is no better for the player than the game being reduced. */
    private boolean noBetterThanGame(Player player, Value value) {
        Boolean answer = noBetter.get(player).get(value);
        if (answer == null) {
            work.step();
            answer = workOut(player, value);
            noBetter.get(player).put(value, answer);
        }
        return answer;
    }

    private boolean workOut(Player player, Value value) {
        for (Value option : value.options(player)) {
            if (noBetterThanGame(player.opponent(), option)) {
                return false;
            }
        }
        for (Value option : game.get(player.opponent())) {
            if (comparison.noBetter(player, option, value)) {
                return false;
            }
        }
        return true;
    }
}
