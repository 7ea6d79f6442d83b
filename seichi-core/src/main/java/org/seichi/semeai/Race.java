package org.seichi.semeai;

import java.util.stream.Stream;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * A capturing race (semeai): two chains of different color that touch or share liberties, neither of them safe. Whoever loses
 * his chain first loses the race.
 *
 * @param position the whole board; whose move it is does not matter
 * @param black Black's chain and liberties
 * @param white White's chain and liberties
 * @param shared the liberties of both chains
 * @param area the points where the race is fought: all that can be reached from the chains without crossing safe stones
 * @param isEnclosed whether the safe stones around the area cannot be captured from within it
 * @param isPlain whether the area is enclosed and contains nothing but the two chains, liberties that can be filled at once
 *     and gain their owner nothing, and at most one eye on each side
 */
public record Race(
        Position position,
        RaceSide black,
        RaceSide white,
        PointSet shared,
        PointSet area,
        boolean isEnclosed,
        boolean isPlain) {
    /** A player's side of the race. */
    public RaceSide side(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /** Whether counting is exact: the race is plain, and its eyes are settled. */
    public boolean isSimple() {
        return isPlain
                && Stream.of(black, white).flatMap(side -> side.eyes().stream()).allMatch(RaceEye::isSettled);
    }

    /**
     * The class of a plain race: the number of sides with an eye, 0 to 2. Mueller 1999 orders races by difficulty, from class
     * 0 without eyes upward.
     */
    public int eyedSides() {
        return Math.min(1, black.eyes().size()) + Math.min(1, white.eyes().size());
    }
}
