package org.seichi.app.render.compare;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.seichi.app.compare.Comparison;
import org.seichi.app.compare.Contender;
import org.seichi.app.suite.Figures;

/**
 * What all ways of showing a comparison have in common: the columns of the table, and the numbers in them.
 *
 * @param heading what stands above the column
 * @param decimals number of decimals
 * @param value the number for a contender
 */
record CompareTable(String heading, int decimals, ToDoubleFunction<Contender> value) {
    static final List<CompareTable> COLUMNS = List.of(
            all("exact %", 1, Figures::exact),
            all("within 1", 1, Figures::within1),
            all("within 2", 1, Figures::within2),
            all("within 3", 1, Figures::within3),
            all("mean error", 2, Figures::meanAbsError),
            all("winner %", 1, Figures::winner),
            all("failed", 0, Figures::failed),
            all("median ms", 2, figures -> figures.millis().median()),
            all("p99 ms", 2, figures -> figures.millis().p99()),
            new CompareTable("held back: exact %", 1, one -> one.heldBack().exact()));

    private static CompareTable all(String heading, int decimals, ToDoubleFunction<Figures> figure) {
        return new CompareTable(heading, decimals, one -> figure.applyAsDouble(one.all()));
    }

    /** The number as text. */
    String cell(Contender one) {
        return format(value.applyAsDouble(one), decimals);
    }

    static String format(double number, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", number);
    }

    /** What the table is about, in one line. */
    static String title(Comparison comparison) {
        Figures first = comparison.contenders().get(0).all();
        return comparison.suite() + ": " + first.games() + " games, " + first.skipped() + " without a margin left out";
    }
}
