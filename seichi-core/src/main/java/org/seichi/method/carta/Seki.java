package org.seichi.method.carta;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * A seki: groups of both colors, none of which can capture another.
 *
 * @param groups the numbers of the groups
 * @param stones their stones
 * @param liberties the liberties shared by both colors
 */
record Seki(List<Integer> groups, PointSet stones, PointSet liberties) {}
