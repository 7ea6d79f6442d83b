package org.seichi.app.render.compare;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.HALF_POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.mapOf;
import static org.seichi.json.JsonType.orNull;
import static org.seichi.json.JsonType.percent;
import static org.seichi.json.JsonType.rounded;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.seichi.app.compare.Comparison;
import org.seichi.app.compare.Contender;
import org.seichi.app.render.suite.SuiteShape;
import org.seichi.app.suite.Figures;
import org.seichi.json.Shape;

/** The JSON of a comparison. */
public final class CompareShape {
    private static final Shape<Figures> FIGURES = Shape.<Figures>named("figures", "The figures of some games.")
            .key("games", COUNT, Figures::games)
            .says("Games measured, failed ones included.")
            .keysOf(SuiteShape.accuracy(1, 2), figures -> figures)
            .key("medianMillis", rounded(3), figures -> figures.millis().median())
            .key("p99Millis", rounded(3), figures -> figures.millis().p99())
            .end();

    private static final Shape<Entry> METHOD = Shape.<Entry>named("method", "A method and its figures.")
            .key("name", TEXT, entry -> entry.one().name())
            .says("Name of the method.")
            .keysOf(FIGURES, entry -> entry.one().all())
            .key("heldBack", FIGURES.type(), entry -> entry.one().heldBack())
            .says("The same for the games that are kept from tuning.")
            .key("clean", orNull(SuiteShape.CLEAN.type()), entry -> entry.one().clean())
            .says("With --peers.")
            .key("agreement", mapOf(percent(1)), Entry::agreement)
            .says("Percent of the games scored by both on which a method by name has the same score.")
            .end();

    private static final Shape<Comparison.OnlyRight> ONLY_RIGHT = Shape.<Comparison.OnlyRight>named(
                    "onlyRight", "A game on which exactly one method has the recorded margin.")
            .key("file", TEXT, Comparison.OnlyRight::file)
            .key("method", TEXT, Comparison.OnlyRight::name)
            .end();

    private static final Shape<Comparison.Suspect> SUSPECT = Shape.<Comparison.Suspect>named(
                    "suspect", "A game of which all methods have one score and the record another.")
            .key("file", TEXT, Comparison.Suspect::file)
            .key("scored", HALF_POINTS, Comparison.Suspect::scored)
            .key("recorded", HALF_POINTS, Comparison.Suspect::recorded)
            .end();

    /** The shape of a comparison. */
    public static final Shape<Comparison> SHAPE = Shape.<Comparison>named(
                    "compare", "Methods side by side, as written by: seichi compare --format json")
            .key("suite", TEXT, Comparison::suite)
            .says("Name of the folder or list.")
            .key("methods", listOf(METHOD.type()), Entry::all)
            .says("Each method, and the program asked with --engine as \"engine\".")
            .key("onlyRight", listOf(ONLY_RIGHT.type()), Comparison::onlyRight)
            .key("suspects", listOf(SUSPECT.type()), Comparison::suspects)
            .end();

    private CompareShape() {}

    /** A contender with the comparison it belongs to. */
    private record Entry(Comparison comparison, Contender one) {
        static List<Entry> all(Comparison comparison) {
            return comparison.contenders().stream()
                    .map(one -> new Entry(comparison, one))
                    .toList();
        }

        Map<String, Double> agreement() {
            Map<String, Double> agreement = new LinkedHashMap<>();
            comparison
                    .contenders()
                    .forEach(other -> agreement.put(
                            other.name(), comparison.agreement(one, other).orElse(0)));
            return agreement;
        }
    }
}
