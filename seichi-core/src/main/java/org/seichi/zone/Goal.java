package org.seichi.zone;

/** What the prover wants to reach, asked of the position that the board shows with the opponent to move. */
interface Goal {
    /** Whether it is reached whatever the opponent does from here on; adds what shows it to the zone. */
    boolean isReached(Zone zone);

    /** Whether the prover may give up. */
    boolean isLost();

    /** The points that the goal is about. */
    int[] center();
}
