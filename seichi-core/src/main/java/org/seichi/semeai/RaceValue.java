package org.seichi.semeai;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.cgt.Dame;
import org.seichi.cgt.Value;
import org.seichi.cgt.Values;

/**
 * The exact combinatorial value of simple races whose eyes have at most one point, in points for Black where territory is
 * counted: classes 0, 1 and 2 by the number of sides with an eye.
 *
 * <p>Every move is played out, by numbers: filling an outside, shared or own liberty, and the capture. Who takes gets two
 * points for each stone, those added on the way included, and the point of his eye; the outside liberties that he has left
 * are {@linkplain Dame#underTerritory dame}. Filled points are worth nothing, so that a dead chain is worth the points of
 * its liberties only as far as the loser cannot force the capture. What neither side can gain by moving is seki and worth
 * zero, eyes in it too.
 */
public final class RaceValue {
    /** More liberties than this are not worked out. */
    public static final int MAX_LIBERTIES = 14;

    private final Values values;
    private final Map<RaceState, Value> known = new HashMap<>();

    private RaceValue(Values values) {
        this.values = values;
    }

    /** The value of a race; empty if it is not simple, too large, or more work than the budget of the values allows. */
    public static Optional<Value> of(Race race, Values values) {
        int liberties = race.shared().size()
                + race.black().ownLiberties()
                + race.white().ownLiberties();
        boolean smallEyes =
                race.black().eyePoints().size() <= 1 && race.white().eyePoints().size() <= 1;
        if (!race.isSimple() || !smallEyes || liberties > MAX_LIBERTIES) {
            return Optional.empty();
        }
        RaceState start = new RaceState(
                runner(race.black()), runner(race.white()), race.shared().size());
        return values.attempt(() -> new RaceValue(values).value(start));
    }

    private static Runner runner(RaceSide side) {
        return new Runner(
                side.color(),
                side.chain().size(),
                side.outside().size(),
                side.eyePoints().size());
    }

    /** The value of a state in which Black's moves are asked for. */
    private Value value(RaceState state) {
        Value found = known.get(state);
        if (found == null) {
            found = values.game(options(state), options(state.turned()));
            known.put(state, found);
        }
        return found;
    }

    private List<Value> options(RaceState state) {
        boolean black = state.mover().color() == Color.BLACK;
        return state.moves().stream()
                .map(next -> next.isWon() ? won(next) : value(black ? next : next.turned()))
                .toList();
    }

    private Value won(RaceState state) {
        int points = 2 * state.rival().stones() + state.mover().eye();
        boolean black = state.mover().color() == Color.BLACK;
        Value dame = values.multiply(state.mover().outside(), Dame.underTerritory(values));
        return values.add(values.integer(black ? points : -points), dame);
    }
}
