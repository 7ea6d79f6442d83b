package org.seichi.safety;

import org.seichi.board.PointSet;
import org.seichi.zone.ZoneAnswers;

/**
 * Life proven by search with zones.
 *
 * @param answers what is answered
 * @param stones the stones of the chains that are never taken
 * @param leansOn stones that live by other proofs, on which this one leans
 */
record ZoneProof(ZoneAnswers answers, PointSet stones, PointSet leansOn) {}
