package org.seichi.evaluate;

import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * A part of the board that stones and dividers of one color cut off (Mueller, section 3, step 2).
 *
 * @param color whose it is
 * @param isPotential whether potential dividers take part in the cutting off
 * @param status how firmly the color holds it
 * @param points its points, the opponent's stones in it included
 */
public record Zone(Color color, boolean isPotential, ZoneStatus status, PointSet points) {}
