package org.seichi.game;

import java.util.OptionalInt;
import org.seichi.board.Color;

/** Finds the handicap stones at the start of a game. */
final class HandicapStones {
    private HandicapStones() {}

    /**
     * The number of black stones, set up or played one after the other, that stand before White's first move. None if
     * they are fewer than two, if White has stones too (a position, not a handicap), or if Black moves next.
     */
    static OptionalInt count(Game game) {
        int setUp = 0;
        int played = 0;
        Color next = Color.WHITE;
        for (Step step : game.steps()) {
            if (step instanceof Setup setup) {
                if (!setup.white().isEmpty()) {
                    return OptionalInt.empty();
                }
                setUp += setup.black().size() - setup.cleared().size();
                next = setup.toMove().orElse(next);
            } else if (step instanceof Move move) {
                if (move.color() == Color.WHITE) {
                    next = Color.WHITE;
                    break;
                }
                if (setUp > 0 || move.isPass()) {
                    return OptionalInt.empty();
                }
                played++;
            }
        }
        int stones = setUp + played;
        return stones < 2 || next != Color.WHITE ? OptionalInt.empty() : OptionalInt.of(stones);
    }

    /**
     * The number of black stones, set up or played, that stand before White's first move, whatever they stand for. None
     * if White has stones too: then nobody can tell which of them were a handicap.
     */
    static OptionalInt standing(Game game) {
        int stones = 0;
        for (Step step : game.steps()) {
            if (step instanceof Setup setup) {
                if (!setup.white().isEmpty()) {
                    return OptionalInt.empty();
                }
                stones += setup.black().size() - setup.cleared().size();
            } else if (step instanceof Move move && move.color() == Color.WHITE) {
                break;
            } else if (step instanceof Move move && !move.isPass()) {
                stones++;
            }
        }
        return OptionalInt.of(stones);
    }

    /** The number of black stones of a record that sets up stones of both colors; without bound where it does not. */
    static int most(Game game) {
        int stones = 0;
        boolean isPosition = false;
        for (Step step : game.steps()) {
            if (step instanceof Setup setup) {
                stones += setup.black().size();
                isPosition |= !setup.white().isEmpty();
            } else if (step instanceof Move move && move.color() == Color.BLACK) {
                stones++;
            }
        }
        return isPosition ? stones : Integer.MAX_VALUE;
    }
}
