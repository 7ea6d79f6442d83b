package org.seichi.score;

import org.seichi.board.PointSet;

/**
 * Something about a position that a person should look at.
 *
 * @param code short and stable, for programs: {@code "open-border"}
 * @param text one sentence for people
 * @param points where
 */
public record Flag(String code, String text, PointSet points) {}
