package org.seichi.method.reading.ending;

/**
 * A threat: what a player gains by playing first.
 *
 * @param kind what happens to the chain
 * @param stone a stone of the chain that is captured (the opponent's) or rescued (the player's own); for an invasion the first
 *     move, perhaps a pass; for a last point the neutral point, still empty
 * @param size number of stones captured or rescued; 1 if not counted
 * @param move the player's first move
 */
public record Attack(Kind kind, int stone, int size, int move) {
    /** What happens to the chain. */
    public enum Kind {
        /** A living chain is captured. */
        CAPTURE,
        /** A dead chain is connected to living stones. */
        RESCUE,
        /** Stones are captured by playing inside the small territory on which they depend. */
        RAID,
        /** Something is gained by playing inside a wide territory, according to sampled games. */
        INVASION,
        /** A stone on a neutral point is captured as soon as it is played there. */
        LAST_POINT
    }

    /** Whether the attack begins inside a territory. */
    public boolean isInside() {
        return kind == Kind.RAID || kind == Kind.INVASION;
    }
}
