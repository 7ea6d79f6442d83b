package org.seichi.game;

import org.seichi.text.Texts;

/**
 * A move that the rules forbid.
 *
 * @param number number of the move, from 1
 * @param offence what is wrong with it
 */
public record ForbiddenMove(int number, Offence offence) {
    /** What the rules forbid. */
    public enum Offence {
        /** A move on a stone. */
        MOVE_ON_STONE,
        /** A ko is retaken at once. */
        KO_RETAKEN,
        /** A move takes the last liberty of its own chain. */
        SUICIDE,
        /** A position is repeated, under rules with a superko. */
        SUPERKO;

        /** A short, stable code for programs: {@code "ko-retaken"}. */
        String code() {
            return Texts.code(this);
        }
    }
}
