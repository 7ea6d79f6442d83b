package org.seichi.app.render;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.seichi.app.suite.EvaluationFigures;
import org.seichi.app.suite.EvaluationResult;
import org.seichi.app.suite.EvaluationRow;

/** How far the evaluation and its baselines are from final margins: a table for each move number. */
public final class EvaluationSuite {
    private EvaluationSuite() {}

    /** The figures for people, those of the held-back games beside those of all. */
    public static String text(EvaluationResult result) {
        Page page = new Page(Style.PLAIN);
        page.line(result.suite() + ", evaluated before the end");
        for (int move : result.moves()) {
            List<EvaluationRow> all = result.rows(move, false);
            List<EvaluationRow> held = result.rows(move, true);
            page.heading(String.format(
                    Locale.ROOT,
                    "%-16s%33s%33s",
                    "After move " + move,
                    all.size() + " games",
                    held.size() + " held back"));
            page.line(String.format(
                    "%-16s%14s%7s%12s%14s%7s%12s",
                    "", "mean error", "corr.", "winner", "mean error", "corr.", "winner"));
            for (int i = 0; i < result.estimators().size(); i++) {
                EvaluationFigures figures = EvaluationFigures.of(all, i);
                String answered = figures.games() < all.size() ? "  of " + figures.games() + " games" : "";
                page.line(String.format("%-16s", result.estimators().get(i))
                        + cells(figures)
                        + cells(EvaluationFigures.of(held, i))
                        + answered);
            }
            page.line(String.format(
                    Locale.ROOT,
                    "The interval holds the margin in %.0f %% (held back %.0f %%); Brier score of the chance"
                            + " %.3f +-%.3f (%.3f +-%.3f).",
                    EvaluationResult.held(all),
                    EvaluationResult.held(held),
                    EvaluationResult.brier(all),
                    EvaluationResult.brierHalfWidth(all),
                    EvaluationResult.brier(held),
                    EvaluationResult.brierHalfWidth(held)));
        }
        page.line("");
        page.line(String.format(
                Locale.ROOT,
                "Time of an evaluation: median %.1f ms, 99 %% within %.1f ms.",
                result.millis().median(),
                result.millis().p99()));
        page.line("Errors are points from the final margin, not capped; +- is half a 95 % interval.");
        result.failures().forEach(failure -> page.line("Failed: " + failure));
        return page.toString();
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

    /** The figures as one JSON object on a line. */
    public static String json(EvaluationResult result) {
        return JsonLine.of(json -> {
            json.text("suite", result.suite());
            json.objects("moves", result.moves(), move -> {
                json.number("move", move);
                json.object("all", () -> figures(result, result.rows(move, false), json));
                json.object("heldBack", () -> figures(result, result.rows(move, true), json));
            });
            json.rounded("medianMillis", result.millis().median(), 3);
            json.texts("failures", result.failures());
        });
    }

    private static void figures(EvaluationResult result, List<EvaluationRow> rows, JsonLine json) {
        json.number("games", rows.size());
        json.rounded("intervalHolds", EvaluationResult.held(rows), 2);
        json.rounded("brier", EvaluationResult.brier(rows), 4);
        json.rounded("brierHalfWidth", EvaluationResult.brierHalfWidth(rows), 4);
        List<Integer> numbers =
                IntStream.range(0, result.estimators().size()).boxed().toList();
        json.objects("estimators", numbers, number -> {
            EvaluationFigures figures = EvaluationFigures.of(rows, number);
            json.text("name", result.estimators().get(number));
            json.number("games", figures.games());
            json.rounded("meanError", figures.meanError(), 3);
            json.rounded("meanErrorHalfWidth", figures.errorHalfWidth(), 3);
            json.rounded("bias", figures.bias(), 3);
            json.rounded("correlation", figures.correlation(), 3);
            json.rounded("winner", figures.winner(), 2);
            json.rounded("winnerHalfWidth", figures.winnerHalfWidth(), 2);
        });
    }
}
