package org.seichi.method.dyer;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * What becomes of a group.
 *
 * @param color whose it is
 * @param stones its stones
 * @param liberties their liberties when this was found
 * @param ground why
 * @param line moves that show it; may be empty
 */
record GroupFate(Color color, PointSet stones, PointSet liberties, FateGround ground, List<Integer> line) {}
