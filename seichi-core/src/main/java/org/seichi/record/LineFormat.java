package org.seichi.record;

import org.seichi.game.Game;

/** A line-based record format, in which each line states one thing. */
interface LineFormat {
    /**
     * Reads a file.
     *
     * @param text the file
     * @param problems collects the warnings, which become those of the game
     * @throws RecordException if the game cannot be used
     */
    Game read(String text, Problems problems) throws RecordException;
}
