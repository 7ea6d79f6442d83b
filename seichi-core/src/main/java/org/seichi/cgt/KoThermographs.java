package org.seichi.cgt;

/**
 * Both states of a ko, for one ko master. Nobody is kept from taking by a ban that is left from the move before.
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
