package org.seichi.score;

import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * A ko that is still open at the end, and the player who is assumed to win it.
 *
 * @param point the empty point of the ko; playing there costs the winner a move
 * @param winner the player who fills or takes it
 * @param taken the stone that the winner captures; empty if the winner already holds the ko
 */
public record Ko(int point, Color winner, PointSet taken) {}
