package org.seichi.cgt;

/**
 * The thermographs of both states of a ko for one ko master, without a ko ban from the previous move.
 *
 * @param leftToTake the state in which Left may take
 * @param rightToTake the state in which Right may take
 */
public record KoThermographs(Thermograph leftToTake, Thermograph rightToTake) {
    /** The ko with the players exchanged. */
    KoThermographs negate() {
        return new KoThermographs(rightToTake.negate(), leftToTake.negate());
    }
}
