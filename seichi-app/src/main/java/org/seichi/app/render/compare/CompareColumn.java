package org.seichi.app.render.compare;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.seichi.app.compare.Comparison;
import org.seichi.app.compare.Contender;
import org.seichi.app.suite.CleanFigures;
import org.seichi.app.suite.Figures;
import org.seichi.text.Texts;

/**
 * A column of the table of a comparison, shared by all its formats.
 *
 * @param heading the heading of the column
 * @param decimals number of decimals
 * @param value the figure of a contender; not a number if it is one of no games
 */
record CompareColumn(String heading, int decimals, ToDoubleFunction<Contender> value) {
    private static final List<CompareColumn> USUAL = List.of(
            all("exact %", 1, Figures::exact),
            all("within 1", 1, Figures::within1),
            all("within 2", 1, Figures::within2),
            all("within 3", 1, Figures::within3),
            all("mean error", 2, Figures::meanAbsError),
            all("winner %", 1, Figures::winner),
            new CompareColumn("failed", 0, one -> one.all().failed()),
            time("median ms", figures -> figures.millis().median()),
            time("p99 ms", figures -> figures.millis().p99()),
            new CompareColumn("held back: exact %", 1, one -> share(one.heldBack(), Figures::exact)));

    private static final List<CompareColumn> CLEAN = List.of(
            new CompareColumn(
                    "clean games",
                    0,
                    one -> one.clean().stream().mapToDouble(CleanFigures::games).sum()),
            clean("clean: exact %", CleanFigures::exact),
            clean("flagged %", CleanFigures::flagged),
            clean("unflagged exact %", CleanFigures::unflaggedExact));

    /** The columns of a comparison; those for undisputed games only if other programs were asked. */
    static List<CompareColumn> columns(Comparison comparison) {
        boolean clean =
                comparison.contenders().stream().allMatch(one -> one.clean().isPresent());
        return clean ? Stream.concat(USUAL.stream(), CLEAN.stream()).toList() : USUAL;
    }

    private static CompareColumn clean(String heading, ToDoubleFunction<CleanFigures> figure) {
        return new CompareColumn(
                heading,
                1,
                one -> one.clean().stream()
                        .filter(clean -> clean.games() > 0)
                        .mapToDouble(figure)
                        .findAny()
                        .orElse(Double.NaN));
    }

    private static CompareColumn all(String heading, int decimals, ToDoubleFunction<Figures> figure) {
        return new CompareColumn(heading, decimals, one -> share(one.all(), figure));
    }

    private static CompareColumn time(String heading, ToDoubleFunction<Figures> figure) {
        return new CompareColumn(
                heading,
                2,
                one -> one.all().games() > one.all().failed() ? figure.applyAsDouble(one.all()) : Double.NaN);
    }

    private static double share(Figures figures, ToDoubleFunction<Figures> figure) {
        return figures.games() > 0 ? figure.applyAsDouble(figures) : Double.NaN;
    }

    /** The text of a contender's cell. */
    String cell(Contender one) {
        return format(value.applyAsDouble(one), decimals);
    }

    static String format(double number, int decimals) {
        return Double.isNaN(number) ? "–" : String.format(Locale.ROOT, "%." + decimals + "f", number);
    }

    /** The title of the table: suite and numbers of games. */
    static String title(Comparison comparison) {
        Figures first = comparison.contenders().get(0).all();
        String skipped = first.skipped() > 0 ? ", " + first.skipped() + " without a margin left out" : "";
        return comparison.suite() + ": " + Texts.count(first.games(), "game") + skipped;
    }
}
