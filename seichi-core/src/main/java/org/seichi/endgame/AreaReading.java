package org.seichi.endgame;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.cgt.Rational;
import org.seichi.cgt.Thermograph;
import org.seichi.cgt.Value;

/**
 * All that has been found out about one area. Points for Black, where territory is counted.
 *
 * @param score what alternating play in the area alone comes to
 * @param value its value as a combinatorial game; empty if there is a ko in it or it is too large
 * @param ifBlackWinsKos its thermograph if Black is ko master; empty if it is too large or there are several kos
 * @param ifWhiteWinsKos the same for White; equal if there is no ko
 */
public record AreaReading(
        LocalScore score,
        Optional<Value> value,
        Optional<Thermograph> ifBlackWinsKos,
        Optional<Thermograph> ifWhiteWinsKos) {
    /** The points of the area. */
    public PointSet area() {
        return score.area();
    }

    /** Its thermograph if a player is ko master. */
    public Optional<Thermograph> ifWinsKos(Color master) {
        return master == Color.BLACK ? ifBlackWinsKos : ifWhiteWinsKos;
    }

    /**
     * What the area is worth on the average; empty if it is not known or depends on who wins a ko. A game whose stops are
     * equal is infinitely near to them, so that is its mean even where its value is too large to be worked out.
     */
    public Optional<Rational> mean() {
        if (isOnlyKnownQuiet()) {
            return Optional.of(Rational.of(score.blackFirst().least()));
        }
        Optional<Rational> mean = ifBlackWinsKos.map(Thermograph::mean);
        return mean.equals(ifWhiteWinsKos.map(Thermograph::mean)) ? mean : Optional.empty();
    }

    /**
     * Whether who wins a ko makes a difference: its thermographs are known and differ. Mean and temperature may be the same all
     * the same, as in a simple ko, where only the scores of play without other moves differ.
     */
    public boolean dependsOnKo() {
        return ifBlackWinsKos.isPresent() && ifWhiteWinsKos.isPresent() && !ifBlackWinsKos.equals(ifWhiteWinsKos);
    }

    /** What a move in it gains on the average, at most; empty if that is not known. */
    public Optional<Rational> temperature() {
        if (isOnlyKnownQuiet()) {
            return Optional.of(Rational.ZERO);
        }
        return ifBlackWinsKos.flatMap(
                black -> ifWhiteWinsKos.map(white -> black.temperature().max(white.temperature())));
    }

    /** Whether its thermograph is not known, but that nobody gains by moving first. */
    boolean isOnlyKnownQuiet() {
        return ifBlackWinsKos.isEmpty() && ifWhiteWinsKos.isEmpty() && score.isQuiet();
    }
}
