package org.seichi.method.reading.ending;

import org.seichi.board.PointSet;

/**
 * A territory and the chains around it, which are judged together.
 *
 * @param points its points, dead stones of the opponent included
 * @param scene the same points and the chains around them
 */
record WalledTerritory(PointSet points, PointSet scene) {}
