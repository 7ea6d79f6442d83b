package org.seichi.semeai;

/**
 * A move in a race.
 *
 * @param next the state after it, still with the player who made it as mover
 * @param prisoners number of stones captured in the mover's eye, not counting the rival's chain
 * @param isInEye whether it was played in an eye, of either side
 */
record RaceStep(RaceState next, int prisoners, boolean isInEye) {}
