package org.seichi.app.render;

import java.util.Optional;
import org.seichi.app.suite.Figures;
import org.seichi.app.suite.MarkFigures;
import org.seichi.app.suite.Millis;
import org.seichi.app.suite.SuiteResult;

/** The figures of a suite as one JSON object on a line of its own; {@code docs/json.md} says what its keys mean. */
public final class SuiteJson {
    private SuiteJson() {}

    /** The object, ended by a line feed. */
    public static String render(SuiteResult result) {
        return JsonLine.of(json -> {
            json.text("suite", result.suite());
            json.text("method", result.method());
            figures(Figures.of(result.rows()), json);
            json.object("heldBack", () -> figures(Figures.heldBack(result.rows()), json));
        });
    }

    private static void figures(Figures figures, JsonLine json) {
        json.number("games", figures.games());
        json.number("skipped", figures.skipped());
        json.number("failed", figures.failed());
        percent("exact", figures.exact(), json);
        percent("within1", figures.within1(), json);
        percent("within2", figures.within2(), json);
        percent("within3", figures.within3(), json);
        json.rounded("meanAbsError", figures.meanAbsError(), 3);
        percent("winner", figures.winner(), json);
        json.object("millis", () -> millis(figures.millis(), json));
        json.rounded("gamesPerSecond", figures.gamesPerSecond(), 1);
        Optional<MarkFigures> marks = figures.marks();
        json.number("marked", marks.map(MarkFigures::boards).orElse(0));
        if (marks.isPresent()) {
            percent("pointsAgree", marks.get().pointsAgree(), json);
            percent("boardsAgree", marks.get().boardsAgree(), json);
            percent("deadAgree", marks.get().deadAgree(), json);
        } else {
            json.nothing("pointsAgree");
            json.nothing("boardsAgree");
            json.nothing("deadAgree");
        }
    }

    private static void percent(String key, double value, JsonLine json) {
        json.rounded(key, value, 2);
    }

    private static void millis(Millis millis, JsonLine json) {
        json.rounded("median", millis.median(), 3);
        json.rounded("mean", millis.mean(), 3);
        json.rounded("p99", millis.p99(), 3);
        json.rounded("max", millis.max(), 3);
    }
}
