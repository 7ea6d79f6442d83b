package org.seichi.app.compare;

import java.util.List;
import org.seichi.app.suite.Figures;
import org.seichi.app.suite.SuiteRow;

/**
 * A method or an engine with what it made of a suite.
 *
 * @param name its name
 * @param rows one for each game, in the order of the files
 * @param all the figures of all games
 * @param heldBack the figures of the third that is kept from tuning
 */
public record Contender(String name, List<SuiteRow> rows, Figures all, Figures heldBack) {
    /** Works out the figures. */
    public static Contender of(String name, List<SuiteRow> rows) {
        return new Contender(name, List.copyOf(rows), Figures.of(rows), Figures.heldBack(rows));
    }
}
