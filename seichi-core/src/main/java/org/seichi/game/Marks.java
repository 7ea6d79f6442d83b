package org.seichi.game;

import org.seichi.board.PointSet;

/**
 * The territory marked in the last node of a record (TB and TW): a player's empty points and the opponent's dead stones. Used
 * to measure methods; no method ever sees it.
 *
 * @param black points marked for Black
 * @param white points marked for White
 */
public record Marks(PointSet black, PointSet white) {}
