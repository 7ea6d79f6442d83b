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
record Runner(Color color, int stones, int outside, EyeState eye) {
    Runner losesOutside() {
        return new Runner(color, stones, outside - 1, eye);
    }

    Runner grows() {
        return new Runner(color, stones + 1, outside, eye);
    }

    Runner withEye(EyeState next) {
        return new Runner(color, stones, outside, next);
    }

    /** Number of liberties that are not shared. */
    int ownLiberties() {
        return outside + eye.liberties();
    }
}
