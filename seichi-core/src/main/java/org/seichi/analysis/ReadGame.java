package org.seichi.analysis;

import org.seichi.game.Game;
import org.seichi.record.GameRecord;

/**
 * A game of some file, read.
 *
 * @param source where it comes from
 * @param record its text, for writing it anew
 * @param game the game
 * @param nanos how long it took to read, 0 if nobody took the time; each game of a collection bears an equal part of the
 *     search for games
 */
public record ReadGame(GameSource source, GameRecord record, Game game, long nanos) {}
