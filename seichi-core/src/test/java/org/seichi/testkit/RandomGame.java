package org.seichi.testkit;

import java.util.List;
import org.seichi.board.Position;
import org.seichi.game.Move;

/**
 * A game played at random.
 *
 * @param moves the moves, Black first, in turn; passes only where the player had nothing to play
 * @param position the position after them
 */
public record RandomGame(List<Move> moves, Position position) {}
