package org.seichi.semeai;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.cgt.Value;
import org.seichi.cgt.Values;

/**
 * Computes the exact combinatorial game value of plain races, in points for Black under territory counting: classes 0, 1 and
 * 2 (the number of sides with an eye), with eyes of any size, including eyes that may still become two.
 *
 * <p>All moves are played out: filling outside, shared and own liberties, moves in the eyes with their captures, and the
 * capture of a chain. The winner gets two points for each captured stone, including those added during the race, the empty
 * points of his eye and the dead stones in it; his remaining outside liberties are dame, moves without points. Filled points
 * are worth nothing, so the liberties of a dead chain are worth points only as far as the loser cannot force the capture. If
 * both chains make two eyes, each scores its own.
 *
 * <p>A seki is worth zero, even with eyes, except for stones captured in eyes. A move in an eye that needs no answer would be
 * worth a point in itself, as a move that only one player has; so it costs a point while the seki stands.
 */
final class RaceValue {
    private final Values values;
    private final Map<RaceState, Value> known = new HashMap<>();
    private final RaceEnding ending = new RaceEnding();

    private RaceValue(Values values) {
        this.values = values;
    }

    /** The value of a race; empty if it cannot be {@linkplain RaceState#of played out}, or is more work than the budget of the values allows. */
    static Optional<Value> of(Race race, Values values) {
        return RaceState.of(race).flatMap(start -> values.attempt(() -> new RaceValue(values).value(start)));
    }

    /** The value of a state with Black as mover. */
    private Value value(RaceState state) {
        Value found = known.get(state);
        if (found == null) {
            found = state.bothLive() ? life(state) : values.game(options(state), options(state.turned()));
            known.put(state, found);
        }
        return found;
    }

    private List<Value> options(RaceState state) {
        boolean seki = ending.isSeki(state);
        return state.moves().stream().map(step -> option(step, seki)).toList();
    }

    private Value option(RaceStep step, boolean seki) {
        RaceState next = step.next();
        boolean black = next.mover().color() == Color.BLACK;
        boolean isIdle = seki && step.isInEye() && !next.isWon() && ending.isSeki(next);
        Value rest = next.isWon() ? won(next) : value(black ? next : next.turned());
        return values.add(points(next.mover(), step.prisoners() - (isIdle ? 1 : 0)), rest);
    }

    /** The value once both chains live: what they have in their eyes, and dame. */
    private Value life(RaceState state) {
        RaceSideState black = state.mover();
        RaceSideState white = state.rival();
        Value dame = values.multiply(state.shared() + black.outside() + white.outside(), values.star());
        return values.add(values.integer(black.eye().worth() - white.eye().worth()), dame);
    }

    private Value won(RaceState state) {
        int eye = state.mover().eye().worth();
        Value dame = values.multiply(state.mover().outside(), values.star());
        return values.add(points(state.mover(), 2 * state.rival().stones() + eye), dame);
    }

    private Value points(RaceSideState sideState, int points) {
        return values.integer(sideState.color() == Color.BLACK ? points : -points);
    }
}
