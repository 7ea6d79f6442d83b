package org.seichi.evaluate;

import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * A part of the board that stones and dividers of one color cut off (Mueller, section 3, step 2).
 *
 * @param color its owner
 * @param isPotential whether potential dividers help to cut it off
 * @param status how firmly the color holds it
 * @param points its points, the opponent's stones in it included
 */
public record Zone(Color color, boolean isPotential, ZoneStatus status, PointSet points) {}
