package org.seichi.record;

import java.util.Optional;
import org.seichi.game.Marks;
import org.seichi.game.Step;

/**
 * A node to be added to a record.
 *
 * @param step a move or a setup
 * @param territory written as TB and TW, if present
 * @param comment written as C; may be empty
 */
public record AddedNode(Step step, Optional<Marks> territory, String comment) {}
