package org.seichi.semeai;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.cgt.Value;

/**
 * A race and how it ends.
 *
 * @param race the race
 * @param blackFirst the outcome if Black moves first
 * @param whiteFirst the outcome if White moves first
 * @param isCounted whether counting has decided it; otherwise search has
 * @param ifBlackWinsKos how it ends if Black wins all kos; then no outcome {@linkplain RaceOutcome#dependsOnKo depends on one}
 * @param ifWhiteWinsKos the same if White does; equal if no ko decides
 * @param value its value where territory is counted; empty if it is not plain or too large
 * @param scope how far the value goes
 */
public record RaceReading(
        Race race,
        RaceOutcome blackFirst,
        RaceOutcome whiteFirst,
        boolean isCounted,
        RaceEnds ifBlackWinsKos,
        RaceEnds ifWhiteWinsKos,
        Optional<Value> value,
        RaceScope scope) {
    /** The same with a value for which all of the area was played out. */
    public RaceReading playedOut(Optional<Value> whole) {
        return new RaceReading(
                race, blackFirst, whiteFirst, isCounted, ifBlackWinsKos, ifWhiteWinsKos, whole, RaceScope.AREA);
    }

    /** Whether it may end in seki, whose points count by a rule of their own. */
    public boolean mayBeSeki() {
        return blackFirst.mayBeSeki() || whiteFirst.mayBeSeki();
    }

    /** The outcome with a player moving first. */
    public RaceOutcome first(Color player) {
        return player == Color.BLACK ? blackFirst : whiteFirst;
    }

    /** How it ends if a player wins all kos. */
    public RaceEnds ifWinsKos(Color master) {
        return master == Color.BLACK ? ifBlackWinsKos : ifWhiteWinsKos;
    }

    /** Whether who wins a ko decides it, for at least one first player. */
    public boolean dependsOnKo() {
        return blackFirst.dependsOnKo() || whiteFirst.dependsOnKo();
    }

    /** Whether it ends in the same way whoever moves first, and it is known how. */
    public boolean isDecided() {
        return blackFirst == whiteFirst && blackFirst != RaceOutcome.UNKNOWN;
    }
}
