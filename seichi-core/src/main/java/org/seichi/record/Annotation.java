package org.seichi.record;

import org.seichi.game.Marks;

/**
 * What a score adds to a record.
 *
 * @param territory becomes TB and TW of the last node of the main line, instead of what was there
 * @param result becomes RE of the first node, instead of what was there; empty: RE stays as it is
 * @param comment is added to the comment of the last node of the main line; may be empty
 */
public record Annotation(Marks territory, String result, String comment) {}
