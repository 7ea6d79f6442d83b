package org.seichi.app.render.compare;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.seichi.app.compare.Comparison;
import org.seichi.app.compare.Contender;
import org.seichi.app.render.Sentences;
import org.seichi.app.suite.CleanFigures;
import org.seichi.app.suite.Figures;

/**
 * A column of the table of a comparison, shared by all its formats.
 *
 * @param heading the heading of the column
 * @param decimals number of decimals
 * @param value the figure of a contender
 */
record CompareColumn(String heading, int decimals, ToDoubleFunction<Contender> value) {
    private static final List<CompareColumn> USUAL = List.of(
            all("exact %", 1, Figures::exact),
            all("within 1", 1, Figures::within1),
            all("within 2", 1, Figures::within2),
            all("within 3", 1, Figures::within3),
            all("mean error", 2, Figures::meanAbsError),
            all("winner %", 1, Figures::winner),
            all("failed", 0, Figures::failed),
            all("median ms", 2, figures -> figures.millis().median()),
            all("p99 ms", 2, figures -> figures.millis().p99()),
            new CompareColumn("held back: exact %", 1, one -> one.heldBack().exact()));

    private static final List<CompareColumn> CLEAN = List.of(
            clean("clean games", 0, CleanFigures::games),
            clean("clean: exact %", 1, CleanFigures::exact),
            clean("flagged %", 1, CleanFigures::flagged),
            clean("unflagged exact %", 1, CleanFigures::unflaggedExact));

    /** The columns of a comparison; those for undisputed games only if other programs were asked. */
    static List<CompareColumn> columns(Comparison comparison) {
        boolean clean =
                comparison.contenders().stream().allMatch(one -> one.clean().isPresent());
        return clean ? Stream.concat(USUAL.stream(), CLEAN.stream()).toList() : USUAL;
    }

    private static CompareColumn clean(String heading, int decimals, ToDoubleFunction<CleanFigures> figure) {
        return new CompareColumn(
                heading,
                decimals,
                one -> one.clean().stream().mapToDouble(figure).sum());
    }

    private static CompareColumn all(String heading, int decimals, ToDoubleFunction<Figures> figure) {
        return new CompareColumn(heading, decimals, one -> figure.applyAsDouble(one.all()));
    }

    /** The text of a contender's cell. */
    String cell(Contender one) {
        return format(value.applyAsDouble(one), decimals);
    }

    static String format(double number, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", number);
    }

    /** The title of the table: suite and numbers of games. */
    static String title(Comparison comparison) {
        Figures first = comparison.contenders().get(0).all();
        String skipped = first.skipped() > 0 ? ", " + first.skipped() + " without a margin left out" : "";
        return comparison.suite() + ": " + Sentences.count(first.games(), "game") + skipped;
    }
}
