package org.seichi.record;

import org.seichi.game.Game;

/** A format in which lines say what happened, one after the other. */
interface LineFormat {
    /**
     * Reads a file.
     *
     * @param text the file
     * @param problems takes the warnings; its warnings become those of the game
     * @throws RecordException if the game cannot be used
     */
    Game read(String text, Problems problems) throws RecordException;
}
