package org.seichi.app.http;

import static org.seichi.json.JsonType.FLAG;
import static org.seichi.json.JsonType.HALF_POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.oneOf;

import java.util.List;
import org.seichi.json.Shape;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Compensation;
import org.seichi.rules.KoRule;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Scoring;
import org.seichi.rules.Suicide;

/** The JSON of the lists of methods and rulesets. */
final class ListShapes {
    private static final Shape<ScoringMethod> METHOD = Shape.<ScoringMethod>named("method", "A scoring method.")
            .key("name", TEXT, ScoringMethod::name)
            .key("description", TEXT, ScoringMethod::description)
            .end();

    private static final Shape<Ruleset> RULESET = Shape.<Ruleset>named("ruleset", "A ruleset.")
            .key("id", TEXT, Ruleset::id)
            .key("name", TEXT, Ruleset::name)
            .key("scoring", oneOf(Scoring.values()), Ruleset::scoring)
            .key("sekiTerritory", FLAG, Ruleset::sekiTerritory)
            .says("Whether points in a seki count.")
            .key("ko", oneOf(KoRule.values()), Ruleset::ko)
            .key("suicide", oneOf(Suicide.values()), Ruleset::suicide)
            .key("compensation", oneOf(Compensation.values()), Ruleset::compensation)
            .says("For handicap stones.")
            .key("komi", HALF_POINTS, Ruleset::komi)
            .says("The usual komi in points.")
            .end();

    /** The scoring methods, the default first. */
    static final Shape<List<ScoringMethod>> METHODS = Shape.<List<ScoringMethod>>named(
                    "Methods", "The scoring methods.")
            .key("methods", listOf(METHOD.type()), methods -> methods)
            .end();

    /** The rulesets. */
    static final Shape<List<Ruleset>> RULES = Shape.<List<Ruleset>>named("Rules", "The rulesets.")
            .key("rules", listOf(RULESET.type()), rules -> rules)
            .end();

    private ListShapes() {}
}
