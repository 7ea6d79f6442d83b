package org.seichi.app.render.suite;

import java.util.List;
import java.util.Locale;
import org.seichi.app.render.Page;
import org.seichi.app.render.Style;
import org.seichi.app.suite.EvaluationFigures;
import org.seichi.app.suite.EvaluationResult;
import org.seichi.app.suite.EvaluationRow;
import org.seichi.text.Texts;

/** Renders the errors of the evaluation and its baselines as text: a table for each move number. */
public final class EvaluationSuite {
    private EvaluationSuite() {}

    /** The text, with the figures of the held-back games beside those of all. */
    public static String text(EvaluationResult result) {
        Page page = new Page(Style.PLAIN);
        page.line(result.suite() + ", evaluated before the end");
        for (int move : result.moves()) {
            table(page, result, move);
        }
        page.line("");
        page.format(
                "Time of an evaluation: median %.1f ms, 99 %% within %.1f ms.",
                result.millis().median(), result.millis().p99());
        page.line("Errors are points from the final margin, not capped; +- is half a 95 % interval.");
        result.failures().forEach(failure -> page.line("Failed: " + failure));
        return page.toString();
    }

    private static void table(Page page, EvaluationResult result, int move) {
        List<EvaluationRow> all = result.rows(move, false);
        List<EvaluationRow> held = result.rows(move, true);
        page.heading(String.format(
                Locale.ROOT,
                "%-16s%33s%33s",
                "After move " + move,
                Texts.count(all.size(), "game"),
                held.size() + " held back"));
        page.format(
                "%-16s%14s%7s%12s%14s%7s%12s", "", "mean error", "corr.", "winner", "mean error", "corr.", "winner");
        for (int i = 0; i < result.estimators().size(); i++) {
            EvaluationFigures figures = EvaluationFigures.of(all, i);
            String answered = figures.games() < all.size() ? "  of " + Texts.count(figures.games(), "game") : "";
            page.line(String.format("%-16s", result.estimators().get(i))
                    + cells(figures)
                    + cells(EvaluationFigures.of(held, i))
                    + answered);
        }
        page.format(
                "The interval holds the margin in %.0f %% (held back %.0f %%); Brier score of the chance"
                        + " %.3f +-%.3f (%.3f +-%.3f).",
                EvaluationResult.held(all),
                EvaluationResult.held(held),
                EvaluationResult.brier(all),
                EvaluationResult.brierHalfWidth(all),
                EvaluationResult.brier(held),
                EvaluationResult.brierHalfWidth(held));
        page.format(
                "Brier score of every point's owner %.4f (held back %.4f), of the life of every stone %.4f (%.4f).",
                EvaluationResult.owners(all),
                EvaluationResult.owners(held),
                EvaluationResult.life(all),
                EvaluationResult.life(held));
    }

    private static String cells(EvaluationFigures figures) {
        return String.format(
                Locale.ROOT,
                "%8.1f +-%3.1f%7.2f%7.0f +-%2.0f",
                figures.meanError(),
                figures.errorHalfWidth(),
                figures.correlation(),
                figures.winner(),
                figures.winnerHalfWidth());
    }
}
