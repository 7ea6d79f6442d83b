package org.seichi.score;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;

/**
 * What becomes of one chain, and why.
 *
 * @param stones the stones of the chain
 * @param color whose they are
 * @param status what becomes of them
 * @param certainty how this was found
 * @param reasons why, the decisive reason first
 */
public record Verdict(PointSet stones, Color color, Status status, Certainty certainty, List<Reason> reasons) {}
