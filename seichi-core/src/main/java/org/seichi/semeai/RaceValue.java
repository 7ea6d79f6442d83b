package org.seichi.semeai;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.cgt.Dame;
import org.seichi.cgt.Value;
import org.seichi.cgt.Values;

/**
 * The exact combinatorial value of plain races, in points for Black where territory is counted: classes 0, 1 and 2 by the
 * number of sides with an eye, whatever the size of the eyes, also of eyes that may still become two.
 *
 * <p>Every move is played out: filling an outside, shared or own liberty, each move in an eye with what it takes, and the
 * capture. Who takes the chain gets two points for each stone, those added on the way included, the points of both eyes, and
 * what stands dead in his own; the outside liberties that he has left are {@linkplain Dame#underTerritory dame}. Filled
 * points are worth nothing, so that a dead chain is worth the points of its liberties only as far as the loser cannot force
 * the capture. If both chains make two eyes, each has what is in its own.
 *
 * <p>Seki is worth zero, eyes in it too, but for the stones that are taken from eyes. A move in an eye that nobody has to
 * answer would be worth a point in itself, as a move that only one player has; so it costs one while the seki stands.
 */
public final class RaceValue {
    /** More liberties than this are not worked out, those counted that have to be filled again in a big eye. */
    public static final int MAX_LIBERTIES = 14;

    private final Values values;
    private final Map<RaceState, Value> known = new HashMap<>();
    private final RaceEnding ending = new RaceEnding();

    private RaceValue(Values values) {
        this.values = values;
    }

    /** The value of a race; empty if it is not plain, too large, or more work than the budget of the values allows. */
    public static Optional<Value> of(Race race, Values values) {
        int liberties = race.shared().size()
                + race.black().ownLiberties()
                + race.white().ownLiberties();
        if (!race.isPlain()
                || !isPlayable(race, Color.BLACK)
                || !isPlayable(race, Color.WHITE)
                || liberties > MAX_LIBERTIES) {
            return Optional.empty();
        }
        Board board = race.position().board();
        RaceState start = new RaceState(
                sideState(board, race.black()),
                sideState(board, race.white()),
                race.shared().size());
        return values.attempt(() -> new RaceValue(values).value(start));
    }

    /** Whether every stone that the owner puts into his eye is connected to his chain. */
    private static boolean isPlayable(Race race, Color color) {
        PointSet beside = race.side(color).chain().neighbors(race.position().board());
        return race.side(color).eyes().stream().allMatch(eye -> eye.isSettled() || beside.containsAll(eye.points()));
    }

    private static RaceSideState sideState(Board board, RaceSide side) {
        return new RaceSideState(
                side.color(), side.chain().size(), side.outside().size(), EyeState.of(board, side));
    }

    /** The value of a state in which Black's moves are asked for. */
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

    /** What both chains have in their eyes once they live; nothing else is left but dame. */
    private Value life(RaceState state) {
        RaceSideState black = state.mover();
        RaceSideState white = state.rival();
        Value dame = values.multiply(state.shared() + black.outside() + white.outside(), Dame.underTerritory(values));
        return values.add(values.integer(black.eye().worth() - white.eye().worth()), dame);
    }

    private Value won(RaceState state) {
        int eyes = state.mover().eye().worth()
                + Integer.bitCount(state.rival().eye().empty());
        Value dame = values.multiply(state.mover().outside(), Dame.underTerritory(values));
        return values.add(points(state.mover(), 2 * state.rival().stones() + eyes), dame);
    }

    private Value points(RaceSideState sideState, int points) {
        return values.integer(sideState.color() == Color.BLACK ? points : -points);
    }
}
