package org.seichi.move;

/** Finds moves of one kind. */
interface Subsystem {
    /** Takes down the moves that it finds in a scene, for the player to move. */
    void propose(MoveContext context, CandidateCollector collector);
}
