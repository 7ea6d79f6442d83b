package org.seichi.record;

import java.util.Optional;

/** The character sets that the host of the program provides: Java's own, or those of a browser. */
public interface CharacterSets {
    /**
     * Finds a character set by its name or an alias; empty if the host has none of that name.
     *
     * @param name the name in any case, as written in a record; may be nonsense
     */
    Optional<CharacterSet> named(String name);
}
