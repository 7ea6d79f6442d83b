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

    /**
     * The record as SGF, with what a {@link Game} does not keep.
     *
     * @param text the file
     * @param game the game that was read from it
     * @throws RecordException if the game cannot be used
     */
    default String sgf(String text, Game game) throws RecordException {
        return SgfWriter.write(game);
    }
}
