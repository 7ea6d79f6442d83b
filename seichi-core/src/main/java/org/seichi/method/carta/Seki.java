package org.seichi.method.carta;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * A seki: groups of both colors of which none can capture another.
 *
 * @param groups the groups, by number
 * @param stones their stones
 * @param liberties the liberties that both colors share
 */
record Seki(List<Integer> groups, PointSet stones, PointSet liberties) {}
