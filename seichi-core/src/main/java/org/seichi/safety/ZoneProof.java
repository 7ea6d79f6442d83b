package org.seichi.safety;

import org.seichi.board.PointSet;
import org.seichi.zone.ZoneAnswers;

/**
 * A proof of life by search with zones.
 *
 * @param answers the answers to attacks
 * @param stones the stones of the chains that are never captured
 * @param leansOn stones, alive by other proofs, on which this one relies
 */
record ZoneProof(ZoneAnswers answers, PointSet stones, PointSet leansOn) {}
