package org.seichi.semeai;

import org.seichi.board.Color;

/**
 * What counts of one side of a race once the points outside its eye have lost their names.
 *
 * @param color the player
 * @param stones stones of the chain, with those that were added
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
