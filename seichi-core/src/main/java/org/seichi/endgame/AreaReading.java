package org.seichi.endgame;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.cgt.Rational;
import org.seichi.cgt.Thermograph;
import org.seichi.cgt.Value;

/**
 * What is known of one area. Scores are points for Black under territory counting.
 *
 * @param score the result of alternating play in the area alone
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
     * The mean of the area; empty if it is unknown or depends on the ko master. A game with equal stops differs from them
     * only infinitesimally, so they are its mean even where its value is too large to be computed.
     */
    public Optional<Rational> mean() {
        if (isOnlyKnownQuiet()) {
            return Optional.of(Rational.of(score.blackFirst().least()));
        }
        Optional<Rational> mean = ifBlackWinsKos.map(Thermograph::mean);
        return mean.equals(ifWhiteWinsKos.map(Thermograph::mean)) ? mean : Optional.empty();
    }

    /**
     * Whether the ko master makes a difference: both thermographs are known and differ. Mean and temperature may still be
     * equal, as in a simple ko, where only the scores of local play without moves elsewhere differ.
     */
    public boolean dependsOnKo() {
        return ifBlackWinsKos.isPresent() && ifWhiteWinsKos.isPresent() && !ifBlackWinsKos.equals(ifWhiteWinsKos);
    }

    /** The temperature: the most that a move in it gains on average, for either ko master; empty if unknown. */
    public Optional<Rational> temperature() {
        if (isOnlyKnownQuiet()) {
            return Optional.of(Rational.ZERO);
        }
        return ifBlackWinsKos.flatMap(
                black -> ifWhiteWinsKos.map(white -> black.temperature().max(white.temperature())));
    }

    /** Whether its thermograph is unknown, but both stops are known to be equal, so that nobody gains by moving first. */
    boolean isOnlyKnownQuiet() {
        return ifBlackWinsKos.isEmpty() && ifWhiteWinsKos.isEmpty() && score.isQuiet();
    }
}
