package org.seichi.record;

import java.util.Optional;

/** The character sets that the host of the program knows: Java's own, or a browser's. */
public interface CharacterSets {
    /** Those of Java. */
    static CharacterSets ofJava() {
        return JavaCharacterSet::named;
    }

    /**
     * A character set by its name or another one in use; empty if the host has none of that name.
     *
     * @param name in any case, whatever a record says
     */
    Optional<CharacterSet> named(String name);
}
