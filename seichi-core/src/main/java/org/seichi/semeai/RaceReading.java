package org.seichi.semeai;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.cgt.Value;

/**
 * A race and its outcomes.
 *
 * @param race the race
 * @param ends its outcomes with best play
 * @param isCounted whether it was decided by counting, not by search
 * @param ifBlackWinsKos the outcomes if Black wins all kos, none of which {@linkplain RaceOutcome#dependsOnKo depends on one}
 * @param ifWhiteWinsKos the same if White does; equal if no ko decides
 * @param value its value under territory counting; empty if it is not plain or too large
 * @param scope how much play the value covers
 */
public record RaceReading(
        Race race,
        RaceEnds ends,
        boolean isCounted,
        RaceEnds ifBlackWinsKos,
        RaceEnds ifWhiteWinsKos,
        Optional<Value> value,
        RaceScope scope) {
    /** The same reading with the value of the area, all of which was played out. */
    public RaceReading playedOut(Optional<Value> whole) {
        return new RaceReading(race, ends, isCounted, ifBlackWinsKos, ifWhiteWinsKos, whole, RaceScope.AREA);
    }

    /** Whether it may end in seki, where points are counted by special rules. */
    public boolean mayBeSeki() {
        return ends.blackFirst().mayBeSeki() || ends.whiteFirst().mayBeSeki();
    }

    /** The outcome with a player moving first. */
    public RaceOutcome first(Color player) {
        return ends.first(player);
    }

    /** The outcomes if a player wins all kos. */
    public RaceEnds ifWinsKos(Color master) {
        return master == Color.BLACK ? ifBlackWinsKos : ifWhiteWinsKos;
    }

    /** Whether the winner of a ko decides it, for at least one first player. */
    public boolean dependsOnKo() {
        return ends.blackFirst().dependsOnKo() || ends.whiteFirst().dependsOnKo();
    }

    /** Whether the outcome is known for at least one first player. */
    boolean isKnown() {
        return ends.blackFirst() != RaceOutcome.UNKNOWN || ends.whiteFirst() != RaceOutcome.UNKNOWN;
    }

    /** Whether the outcome is known and the same whoever moves first. */
    public boolean isDecided() {
        return isKnown() && ends.blackFirst() == ends.whiteFirst();
    }
}
