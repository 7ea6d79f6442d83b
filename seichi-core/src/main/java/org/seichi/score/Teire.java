package org.seichi.score;

import org.seichi.board.Color;

/**
 * A point inside its owner's territory that the owner must fill before counting ("forced connection" in Carta's words).
 *
 * @param point the point
 * @param owner who must fill it
 * @param reason what happens if it is not filled
 */
public record Teire(int point, Color owner, Reason reason) {}
