package org.seichi.testkit;

import java.util.List;
import org.seichi.board.Position;
import org.seichi.game.Move;

/**
 * A random game.
 *
 * @param moves the moves in alternation, Black first; passes only where the player had no move to play
 * @param position the position after them
 */
public record RandomGame(List<Move> moves, Position position) {}
