package org.seichi.app.render;

import org.seichi.app.compare.Comparison;
import org.seichi.app.compare.Contender;
import org.seichi.app.suite.Figures;

/** A comparison as one JSON object. */
public final class CompareJson {
    private CompareJson() {}

    /** The object, ended by a line feed. */
    public static String render(Comparison comparison) {
        return JsonLine.of(json -> members(comparison, json));
    }

    private static void members(Comparison comparison, JsonLine json) {
        json.text("suite", comparison.suite());
        json.objects("methods", comparison.contenders(), one -> {
            json.text("name", one.name());
            figures(one.all(), json);
            json.object("heldBack", () -> figures(one.heldBack(), json));
            json.object("agreement", () -> agreement(comparison, one, json));
        });
        json.objects("onlyRight", comparison.onlyRight(), game -> {
            json.text("file", game.file());
            json.text("method", game.name());
        });
        json.objects("suspects", comparison.suspects(), game -> {
            json.text("file", game.file());
            json.halfPoints("scored", game.scored());
            json.halfPoints("recorded", game.recorded());
        });
    }

    private static void agreement(Comparison comparison, Contender one, JsonLine json) {
        comparison.contenders().forEach(other -> json.rounded(other.name(), comparison.agreement(one, other), 1));
    }

    private static void figures(Figures figures, JsonLine json) {
        json.number("games", figures.games());
        json.number("failed", figures.failed());
        json.rounded("exact", figures.exact(), 1);
        json.rounded("within1", figures.within1(), 1);
        json.rounded("within2", figures.within2(), 1);
        json.rounded("within3", figures.within3(), 1);
        json.rounded("meanAbsError", figures.meanAbsError(), 2);
        json.rounded("winner", figures.winner(), 1);
        json.rounded("medianMillis", figures.millis().median(), 3);
        json.rounded("p99Millis", figures.millis().p99(), 3);
    }
}
