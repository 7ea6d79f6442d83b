package org.seichi.game;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * Stones placed or removed by setup properties, without captures.
 *
 * @param black points where a black stone is placed
 * @param white points where a white stone is placed
 * @param cleared points that become empty
 * @param toMove the player to move, if the record says so
 */
public record Setup(PointSet black, PointSet white, PointSet cleared, Optional<Color> toMove) implements Step {}
