package org.seichi.semeai;

/**
 * A move in a race.
 *
 * @param next the race after it, still with the player who made it as mover
 * @param prisoners number of stones that it took from the mover's eye; the rival's chain is not counted
 * @param isInEye whether it was played in an eye, of either side
 */
record RaceStep(RaceState next, int prisoners, boolean isInEye) {}
