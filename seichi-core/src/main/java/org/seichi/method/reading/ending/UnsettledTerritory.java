package org.seichi.method.reading.ending;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.life.LifeStatus;

/**
 * A small territory whose owner has to move first for the chains around it to live.
 *
 * @param owner the player who has to move first
 * @param points its points, dead stones in it included
 * @param outcome the fate of these chains if the opponent moves first
 * @param attack the opponent's first move
 */
public record UnsettledTerritory(Color owner, PointSet points, LifeStatus outcome, int attack) {}
