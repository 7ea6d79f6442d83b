package org.seichi.semeai;

import java.util.ArrayList;
import java.util.List;

/**
 * A simple race on its way, as numbers.
 *
 * @param mover the side whose moves are asked for
 * @param rival the other side
 * @param shared number of shared liberties
 */
record RaceState(Runner mover, Runner rival, int shared) {
    /** The same with the other side's moves asked for. */
    RaceState turned() {
        return new RaceState(/* mover= */ rival, /* rival= */ mover, shared);
    }

    /** Whether the mover has just taken the rival's last liberty. */
    boolean isWon() {
        return rival.outside() + rival.eye() + shared == 0;
    }

    /** What the mover can make of it: no suicide, and no stone in an eye unless it takes. */
    List<RaceState> moves() {
        List<RaceState> moves = new ArrayList<>();
        if (rival.outside() > 0) {
            moves.add(new RaceState(mover, rival.losesOutside(), shared));
        } else if (rival.eye() == 1 && shared == 0) {
            moves.add(new RaceState(mover, rival.losesEye(), shared));
        }
        if (shared > 0) {
            moves.add(new RaceState(mover.grows(), rival, shared - 1));
        }
        if (mover.outside() > 0) {
            moves.add(new RaceState(mover.grows().losesOutside(), rival, shared));
        }
        if (mover.eye() > 0) {
            moves.add(new RaceState(mover.grows().losesEye(), rival, shared));
        }
        moves.removeIf(next -> !next.isWon() && next.turned().isWon());
        return moves;
    }
}
