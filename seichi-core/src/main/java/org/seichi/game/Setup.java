package org.seichi.game;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * Stones put on or taken off by hand, without captures.
 *
 * @param black points that get a black stone
 * @param white points that get a white stone
 * @param cleared points that become empty
 * @param toMove who moves next, if the record says so
 */
public record Setup(PointSet black, PointSet white, PointSet cleared, Optional<Color> toMove) implements Step {}
