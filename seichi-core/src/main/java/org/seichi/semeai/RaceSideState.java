package org.seichi.semeai;

import org.seichi.board.Color;

/**
 * One side of a race during play. Outside liberties are interchangeable and therefore only counted.
 *
 * @param color the player
 * @param stones number of stones of the chain, including those added during the race
 * @param outside number of outside liberties
 * @param eye the eye; one without points if there is none
 */
record RaceSideState(Color color, int stones, int outside, EyeState eye) {
    RaceSideState losesOutside() {
        return new RaceSideState(color, stones, outside - 1, eye);
    }

    RaceSideState grows() {
        return new RaceSideState(color, stones + 1, outside, eye);
    }

    RaceSideState withEye(EyeState next) {
        return new RaceSideState(color, stones, outside, next);
    }

    /** Number of liberties that are not shared. */
    int ownLiberties() {
        return outside + eye.liberties();
    }
}
