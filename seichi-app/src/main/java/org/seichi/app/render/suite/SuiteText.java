package org.seichi.app.render.suite;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import org.seichi.app.render.Page;
import org.seichi.app.render.Style;
import org.seichi.app.suite.CleanFigures;
import org.seichi.app.suite.Figures;
import org.seichi.app.suite.MarkFigures;
import org.seichi.app.suite.SuiteResult;
import org.seichi.app.suite.SuiteRow;

/** Renders the figures of a suite as text: all games and the held-back ones side by side, then the failures one by one. */
public final class SuiteText {
    /** In place of a figure of no games. */
    private static final String NOTHING = "–";

    private final Page page = new Page(Style.PLAIN);
    private final Figures all;
    private final Figures heldBack;

    private SuiteText(SuiteResult result) {
        all = Figures.of(result.rows());
        heldBack = Figures.heldBack(result.rows());
        page.format(
                "%s, method %s, %d thread%s",
                result.suite(), result.method(), result.threads(), result.threads() == 1 ? "" : "s");
        page.line("");
        cells("", "all games", "held back");
        accuracy(result);
        time();
        if (result.clean().isPresent()) {
            page.line("Clean are the games on which other programs do not agree with each other against the record.");
        }
        if (all.failed() > 0) {
            page.line("");
            page.line("Failed");
            result.rows().forEach(this::failure);
        }
    }

    /** The text. */
    public static String render(SuiteResult result) {
        return new SuiteText(result).page.toString();
    }

    private void accuracy(SuiteResult result) {
        row("games", "%.0f", Figures::games);
        row("skipped", "%.0f", Figures::skipped);
        row("failed", "%.0f", Figures::failed);
        share("exact", "%.1f %%", Figures::exact);
        share("within 1 point", "%.1f %%", Figures::within1);
        share("within 2 points", "%.1f %%", Figures::within2);
        share("within 3 points", "%.1f %%", Figures::within3);
        share("worse", "%.1f %%", Figures::worse);
        share("mean error (10 at most)", "%.2f", Figures::meanAbsError);
        share("right winner", "%.1f %%", Figures::winner);
        result.clean().ifPresent(this::clean);
        if (all.marks().isPresent()) {
            row("boards with marks", "%.0f", marks(MarkFigures::boards));
            marked("points agree", "%.2f %%", marks(MarkFigures::pointsAgree));
            marked("whole boards agree", "%.1f %%", marks(MarkFigures::boardsAgree));
            marked("dead stones agree", "%.1f %%", marks(MarkFigures::deadAgree));
        }
    }

    /** Appends the figures of games whose recorded result other programs do not dispute. */
    private void clean(List<SuiteRow> rows) {
        CleanFigures some = CleanFigures.of(rows);
        CleanFigures kept = CleanFigures.heldBack(rows);
        cells("clean games", show("%.0f", some.games()), show("%.0f", kept.games()));
        cleanShare("clean: exact", some, kept, CleanFigures::exact);
        cleanShare("clean: flagged", some, kept, CleanFigures::flagged);
        cleanShare("clean: unflagged exact", some, kept, CleanFigures::unflaggedExact);
    }

    private void cleanShare(String name, CleanFigures some, CleanFigures kept, Function<CleanFigures, Double> share) {
        Function<CleanFigures, String> cell = one -> one.games() == 0 ? NOTHING : show("%.1f %%", share.apply(one));
        cells(name, cell.apply(some), cell.apply(kept));
    }

    private void time() {
        time("median time", "%.3f ms", figures -> figures.millis().median());
        time("99 % of times", "%.3f ms", figures -> figures.millis().p99());
        time("mean time", "%.3f ms", figures -> figures.millis().mean());
        time("longest time", "%.3f ms", figures -> figures.millis().max());
        time("games per second", "%.0f", Figures::gamesPerSecond);
        page.line("");
        page.line("Skipped are games whose record gives no margin. Held back are those with a number divisible");
        page.line("by three in their name: nothing is tuned on them.");
        page.line("Times are those of assessing and counting, after a warm-up; games per second are what one");
        page.line("thread gets through with reading and replay.");
    }

    private static Function<Figures, Number> marks(Function<MarkFigures, Number> figure) {
        return figures -> figures.marks().map(figure).orElse(0);
    }

    private void row(String name, String format, Function<Figures, Number> figure) {
        row(name, format, figure, figures -> true);
    }

    /** A figure of the games that were measured. */
    private void share(String name, String format, Function<Figures, Number> figure) {
        row(name, format, figure, figures -> figures.games() > 0);
    }

    /** A figure of the games whose record marks territory. */
    private void marked(String name, String format, Function<Figures, Number> figure) {
        row(name, format, figure, figures -> figures.marks().isPresent());
    }

    /** A figure of the games that were scored. */
    private void time(String name, String format, Function<Figures, Number> figure) {
        row(name, format, figure, figures -> figures.games() > figures.failed());
    }

    private void row(String name, String format, Function<Figures, Number> figure, Predicate<Figures> exists) {
        Function<Figures, String> cell =
                figures -> exists.test(figures) ? show(format, figure.apply(figures)) : NOTHING;
        cells(name, cell.apply(all), cell.apply(heldBack));
    }

    private void cells(String name, String some, String kept) {
        page.format("%-24s%12s%12s", name, some, kept);
    }

    private static String show(String format, Number value) {
        return String.format(Locale.ROOT, format, value.doubleValue());
    }

    private void failure(SuiteRow row) {
        if (row instanceof SuiteRow.Failed failed) {
            page.format("  %s: %s", failed.file(), failed.cause());
        }
    }
}
