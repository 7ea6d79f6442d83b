package org.seichi.game;

import org.seichi.board.Position;

/**
 * The position in which a record ends: what a scoring method sees. It holds nothing of the recorded result.
 *
 * @param position the stones, with the player to move and the prisoners taken so far
 * @param ending how the record ends
 */
public record FinalPosition(Position position, Ending ending) {}
