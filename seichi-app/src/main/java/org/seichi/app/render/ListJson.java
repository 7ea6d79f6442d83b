package org.seichi.app.render;

import java.util.List;
import java.util.function.BiConsumer;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Scoring;

/** The methods and the rulesets as JSON. */
public final class ListJson {
    private ListJson() {}

    /** The scoring methods, the usual one first. */
    public static String methods(List<ScoringMethod> methods) {
        return list("methods", methods, (json, method) -> {
            json.text("name", method.name());
            json.text("description", method.description());
        });
    }

    /** The rulesets. */
    public static String rules(List<Ruleset> rulesets) {
        return list("rules", rulesets, (json, rules) -> {
            json.text("id", rules.id());
            json.text("name", rules.name());
            json.text("scoring", rules.scoring() == Scoring.AREA ? "area" : "territory");
            json.flag("sekiTerritory", rules.sekiTerritory());
            json.text("ko", Sentences.code(rules.ko()));
            json.text("suicide", Sentences.code(rules.suicide()));
            json.text("compensation", Sentences.code(rules.compensation()));
            json.halfPoints("komi", rules.komi());
        });
    }

    private static <T> String list(String key, List<T> elements, BiConsumer<JsonLine, T> content) {
        return JsonLine.of(json -> json.objects(key, elements, element -> content.accept(json, element)));
    }
}
