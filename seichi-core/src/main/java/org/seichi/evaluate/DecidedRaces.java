package org.seichi.evaluate;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.semeai.Race;
import org.seichi.semeai.RaceOutcome;
import org.seichi.semeai.RaceReader;
import org.seichi.semeai.StaticRace;

/**
 * Capturing races that one side wins whoever moves first, by counting (Mueller, section 2.2): they count like safe
 * territory.
 *
 * @param black the points that Black gets by winning: his chain and the one that he takes
 * @param white the same for White
 */
public record DecidedRaces(PointSet black, PointSet white) {
    /**
     * The decided races of a position.
     *
     * @param safe stones that are proven safe: without them there is no race that can be counted
     */
    static DecidedRaces of(Position position, PointSet safe) {
        PointSet black = PointSet.empty(position.board());
        PointSet white = black;
        if (!safe.isEmpty()) {
            for (Race race : new RaceReader(position, safe).races()) {
                black = isWonBy(Color.BLACK, race) ? black.union(chains(race)) : black;
                white = isWonBy(Color.WHITE, race) ? white.union(chains(race)) : white;
            }
        }
        return new DecidedRaces(black, white);
    }

    private static boolean isWonBy(Color player, Race race) {
        return StaticRace.outcome(race, player.opponent()) == RaceOutcome.wonBy(player);
    }

    private static PointSet chains(Race race) {
        return race.black().chain().union(race.white().chain());
    }

    /** The points that a player gets. */
    public PointSet wonBy(Color player) {
        return player == Color.BLACK ? black : white;
    }
}
