package org.seichi.method.reading.ending;

/**
 * What a player gains by playing first.
 *
 * @param kind what happens to the chain
 * @param stone a stone of the chain: the opponent's that is taken, or the player's own that comes back; where it would stand,
 *     if none stands there yet
 * @param size number of its stones that are taken or saved; 1 where that is not counted
 * @param move where the player begins
 */
public record Attack(Kind kind, int stone, int size, int move) {
    /** What happens to the chain. */
    public enum Kind {
        /** A living chain is taken. */
        CAPTURE,
        /** A dead chain is joined to living stones. */
        RESCUE,
        /** Stones are taken by playing inside the small territory on which they depend. */
        RAID,
        /** Something is gained by playing inside a wide territory, as far as games show it. */
        INVASION,
        /** A stone is taken on a neutral point as soon as it is played there. */
        LAST_POINT
    }

    /** Whether it begins inside a territory. */
    public boolean isInside() {
        return kind == Kind.RAID || kind == Kind.INVASION;
    }
}
