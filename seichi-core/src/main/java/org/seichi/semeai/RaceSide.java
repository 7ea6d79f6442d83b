package org.seichi.semeai;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * One player's side of a race: his chain and its liberties.
 *
 * @param color the player
 * @param chain the stones that must not be captured
 * @param outside liberties that are neither shared nor in an eye
 * @param approach the outside liberties that the opponent cannot fill at once, because his stone would have at most one
 *     liberty
 * @param eyes the eyes that the chain alone encloses
 */
public record RaceSide(Color color, PointSet chain, PointSet outside, PointSet approach, List<RaceEye> eyes) {
    /** Makes a defensive copy of the eyes. */
    public RaceSide {
        eyes = List.copyOf(eyes);
    }

    /** The points of all eyes, including stones of the opponent in them. */
    public PointSet eyePoints() {
        return eyes.stream().map(RaceEye::points).reduce(chain.minus(chain), PointSet::union);
    }

    /** Number of moves that the opponent needs to fill all liberties but the shared ones. */
    public int ownLiberties() {
        return outside.size() + eyes.stream().mapToInt(RaceEye::liberties).sum();
    }

    /** The highest rank among the eyes; 0 without an eye. */
    public int eyeRank() {
        return eyes.stream().mapToInt(RaceEye::rank).max().orElse(0);
    }
}
