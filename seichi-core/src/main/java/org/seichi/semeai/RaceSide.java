package org.seichi.semeai;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * What one player brings to a race.
 *
 * @param color the player
 * @param chain the stones that must not be taken
 * @param outside liberties that are neither shared nor in an eye
 * @param approach those of the outside liberties that the opponent cannot fill at once: he would be taken there
 * @param eyes the eyes that the chain encloses alone
 */
public record RaceSide(Color color, PointSet chain, PointSet outside, PointSet approach, List<RaceEye> eyes) {
    /** Keeps an immutable copy. */
    public RaceSide {
        eyes = List.copyOf(eyes);
    }

    /** The points of all eyes, stones of the opponent in them included. */
    public PointSet eyePoints() {
        return eyes.stream().map(RaceEye::points).reduce(chain.minus(chain), PointSet::union);
    }

    /** The moves that it takes the opponent to fill everything but the shared liberties. */
    public int ownLiberties() {
        return outside.size() + eyes.stream().mapToInt(RaceEye::liberties).sum();
    }

    /** The highest rank among the eyes; 0 without an eye. */
    public int eyeRank() {
        return eyes.stream().mapToInt(RaceEye::rank).max().orElse(0);
    }
}
