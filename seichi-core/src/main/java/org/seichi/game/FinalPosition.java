package org.seichi.game;

import org.seichi.board.Position;

/**
 * The position in which a record ends, the input of a scoring method. It contains nothing of the recorded result.
 *
 * @param position the stones, the player to move and the prisoners captured so far
 * @param ending how the record ends
 */
public record FinalPosition(Position position, Ending ending) {}
