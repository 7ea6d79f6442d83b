package org.seichi.semeai;

import org.seichi.board.Color;

/**
 * What counts of one side of a race once the points have lost their names.
 *
 * @param color the player
 * @param stones stones of the chain, with those that were added
 * @param outside number of outside liberties
 * @param eye points of the eye: 0 or 1
 */
record Runner(Color color, int stones, int outside, int eye) {
    Runner losesOutside() {
        return new Runner(color, stones, outside - 1, eye);
    }

    Runner losesEye() {
        return new Runner(color, stones, outside, eye - 1);
    }

    Runner grows() {
        return new Runner(color, stones + 1, outside, eye);
    }
}
