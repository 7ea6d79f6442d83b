package org.seichi.app.compare;

import java.util.List;
import java.util.Optional;
import org.seichi.app.suite.CleanFigures;
import org.seichi.app.suite.Figures;
import org.seichi.app.suite.SuiteRow;

/**
 * A method or engine with its results on a suite.
 *
 * @param name name of the method or engine
 * @param rows a row for each game, in the order of the files
 * @param all the figures of all games
 * @param heldBack the figures of the held-back games
 * @param clean the figures of games whose recorded result other programs do not dispute; empty without their answers
 */
public record Contender(String name, List<SuiteRow> rows, Figures all, Figures heldBack, Optional<CleanFigures> clean) {
    /**
     * Computes the figures from the rows.
     *
     * @param clean the rows of games whose recorded result is not disputed, if other programs were asked
     */
    public static Contender of(String name, List<SuiteRow> rows, Optional<List<SuiteRow>> clean) {
        return new Contender(
                name, List.copyOf(rows), Figures.of(rows), Figures.heldBack(rows), clean.map(CleanFigures::of));
    }
}
