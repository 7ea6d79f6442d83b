package org.seichi.method.reading.ending;

import org.seichi.board.PointSet;

/**
 * Territory of a player and the chains around it, which stand or fall together.
 *
 * @param points its points, dead stones of the opponent included
 * @param scene the same with the chains around it
 */
record WideTerritory(PointSet points, PointSet scene) {}
