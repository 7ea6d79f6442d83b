package org.seichi.app.compare;

import java.util.List;
import java.util.Optional;
import org.seichi.app.suite.CleanFigures;
import org.seichi.app.suite.Figures;
import org.seichi.app.suite.SuiteRow;

/**
 * A method or an engine with what it made of a suite.
 *
 * @param name its name
 * @param rows one for each game, in the order of the files
 * @param all the figures of all games
 * @param heldBack the figures of the third that is kept from tuning
 * @param clean the figures of games whose label no other programs dispute; empty if none were asked
 */
public record Contender(String name, List<SuiteRow> rows, Figures all, Figures heldBack, Optional<CleanFigures> clean) {
    /**
     * Works out the figures.
     *
     * @param clean the rows of games whose label is not disputed, if other programs were asked
     */
    public static Contender of(String name, List<SuiteRow> rows, Optional<List<SuiteRow>> clean) {
        return new Contender(
                name, List.copyOf(rows), Figures.of(rows), Figures.heldBack(rows), clean.map(CleanFigures::of));
    }
}
