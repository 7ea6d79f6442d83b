package org.seichi.app.render;

import java.util.List;
import org.seichi.analysis.ReadGame;
import org.seichi.app.picture.Picture;

/**
 * What a sheet says of one game.
 *
 * @param game the game
 * @param picture the board, and what stands above and below it
 * @param table the count as a table in HTML; empty if there is none
 * @param sections the findings
 */
public record Sheet(ReadGame game, Picture picture, String table, List<Sections.Section> sections) {}
