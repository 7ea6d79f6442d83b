package org.seichi.game;

import org.seichi.board.PointSet;

/**
 * The territory that the last node of a record marks (TB and TW): empty points of a player and the dead stones of the
 * opponent. For measuring; no method ever sees it.
 *
 * @param black points marked for Black
 * @param white points marked for White
 */
public record Marks(PointSet black, PointSet white) {}
