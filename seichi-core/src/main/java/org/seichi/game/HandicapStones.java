package org.seichi.game;

import java.util.OptionalInt;
import org.seichi.board.Color;

/** Counts the handicap stones at the start of a game. */
final class HandicapStones {
    private HandicapStones() {}

    /**
     * The number of black stones before White's first move, all set up or all played. Empty if they are fewer than two, if
     * White has stones set up too (a position, not a handicap), if Black passes, or if Black moves next.
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
     * The number of black stones, set up or played, before White's first move, handicap or not. Empty if White has stones set
     * up too: then it is unknown which stones are a handicap.
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

    /** The maximum handicap: the number of all black stones if the record sets up white stones, otherwise unlimited. */
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
