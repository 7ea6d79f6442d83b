package org.seichi.analysis;

import org.seichi.game.Game;
import org.seichi.record.GameRecord;

/**
 * A game that has been read from a file.
 *
 * @param source where it comes from
 * @param record its record, from which it can be written again
 * @param game the game
 * @param nanos nanoseconds that reading took, 0 if not measured; the time to find the games of a file is divided equally among
 *     them
 */
public record ReadGame(GameSource source, GameRecord record, Game game, long nanos) {}
