package org.seichi.move;

/** Generates moves of one kind. */
interface Subsystem {
    /** Proposes moves of the player to move to a collector. */
    void propose(MoveContext context, CandidateCollector collector);
}
