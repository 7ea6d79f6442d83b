package org.seichi.evaluate;

import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * A shape that the opponent of a color cannot pass (Mueller, section 3, step 1).
 *
 * @param color its owner
 * @param pattern name of the pattern that was found
 * @param isPotential whether its owner has to move first to make it one
 * @param points the empty points between its ends
 */
public record Divider(Color color, String pattern, boolean isPotential, PointSet points) {}
