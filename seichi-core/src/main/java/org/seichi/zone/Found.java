package org.seichi.zone;

import org.seichi.board.PointSet;

/**
 * What a search by goal has found.
 *
 * @param proven whether the goal is reached; otherwise nothing is known
 * @param move the prover's first move, or no point
 * @param zone the points that the proof looks at
 * @param patterns number of patterns that were proven on the way
 * @param nodes number of positions visited
 */
public record Found(boolean proven, int move, PointSet zone, int patterns, long nodes) {}
