package org.seichi.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.text.Coordinates;

/**
 * Plays every line of attacks on a player who knows nothing but his stored answers.
 *
 * @param <S> the state of the answers
 */
abstract class Siege<S> {
    private long visited;
    private boolean cutShort;

    /** A position with the attacker to move, the state of the answers, and the attack and place that led to it. */
    record Place<S>(Position position, S state, Place<S> before, int attack) {}

    /** The result of an attack: the place after the answer, or the fault it reveals; neither if the attack is illegal. */
    record Result<S>(Optional<Place<S>> place, Optional<String> fault) {
        static <S> Result<S> of(Place<S> place) {
            return new Result<>(Optional.of(place), Optional.empty());
        }

        static <S> Result<S> illegal() {
            return new Result<>(Optional.empty(), Optional.empty());
        }
    }

    /** Makes an attack, {@link Board#NO_POINT} for a pass, and the answer to it. */
    abstract Result<S> attack(Place<S> place, int attack);

    /** Returns what, besides the stones, tells places apart. */
    abstract String state(Place<S> place);

    /** Returns the number of positions visited. */
    final long visited() {
        return visited;
    }

    /** Whether some search reached its limit of positions. */
    final boolean isCutShort() {
        return cutShort;
    }

    /**
     * Plays every line of attacks.
     *
     * @param attacks the attacks to try in a place
     * @param most maximum number of positions
     * @return the first fault found; empty if there is none
     */
    final Optional<String> tryAll(Place<S> from, Function<Place<S>, List<Integer>> attacks, long most) {
        Set<String> seen = new HashSet<>(Set.of(key(from)));
        Deque<Place<S>> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            if (seen.size() > most) {
                cutShort = true;
                return Optional.empty();
            }
            Place<S> place = open.removeLast();
            visit();
            for (int attack : attacks.apply(place)) {
                Result<S> result = attack(place, attack);
                if (result.fault().isPresent()) {
                    return result.fault();
                }
                result.place().filter(next -> seen.add(key(next))).ifPresent(open::add);
            }
        }
        return Optional.empty();
    }

    /** Counts a position. */
    final void visit() {
        visited++;
    }

    final String key(Place<S> place) {
        StringBuilder key = new StringBuilder();
        for (byte content : place.position().contents()) {
            key.append((char) content);
        }
        return key.append(state(place)).toString();
    }

    /** Returns the fault that shows after the attacks that led to a place. */
    final Result<S> broken(Place<S> last, String how) {
        List<String> line = new ArrayList<>();
        for (Place<S> place = last; place.before() != null; place = place.before()) {
            line.add(0, place.attack() == Board.NO_POINT ? "pass" : name(last, place.attack()));
        }
        return new Result<>(Optional.empty(), Optional.of(how + " after the attacks " + String.join(" ", line)));
    }

    final String name(Place<S> place, int point) {
        return Coordinates.format(place.position().board(), point);
    }
}
