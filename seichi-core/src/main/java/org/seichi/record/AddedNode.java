package org.seichi.record;

import java.util.Optional;
import org.seichi.game.Marks;
import org.seichi.game.Step;

/**
 * A node that a record gets.
 *
 * @param step a move, or stones put on and taken off
 * @param territory becomes TB and TW, if there is any to mark
 * @param comment becomes C; may be empty
 */
public record AddedNode(Step step, Optional<Marks> territory, String comment) {}
