package org.seichi.app.render;

import java.util.List;
import org.seichi.analysis.ReadGame;
import org.seichi.app.picture.Picture;

/**
 * The contents of the sheet of one game.
 *
 * @param game the game
 * @param picture the board with the lines above and below it
 * @param table the score as an HTML table; empty if there is none
 * @param sections the findings
 * @param look what a person should look at
 */
public record Sheet(ReadGame game, Picture picture, String table, List<Sections.Section> sections, List<String> look) {}
