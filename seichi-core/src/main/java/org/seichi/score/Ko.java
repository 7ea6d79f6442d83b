package org.seichi.score;

import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * A ko that stands open at the end, and who is taken to win it.
 *
 * @param point the empty point of the ko, which costs its winner a move
 * @param winner who fills or takes it
 * @param taken the stone that the winner takes; empty if the winner holds the ko already
 */
public record Ko(int point, Color winner, PointSet taken) {}
