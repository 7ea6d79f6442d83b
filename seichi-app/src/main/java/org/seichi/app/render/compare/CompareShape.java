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
            .key("games", "Games measured, failed ones included.", COUNT, Figures::games)
            .keysOf(SuiteShape.accuracy(1, 2), figures -> figures)
            .key("medianMillis", rounded(3), figures -> figures.millis().median())
            .key("p99Millis", rounded(3), figures -> figures.millis().p99())
            .end();

    private static final Shape<Entry> METHOD = Shape.<Entry>named("method", "A method and its figures.")
            .key("name", "Name of the method.", TEXT, entry -> entry.one().name())
            .keysOf(FIGURES, entry -> entry.one().all())
            .key(
                    "heldBack",
                    "The same for the games that are kept from tuning.",
                    FIGURES.type(),
                    entry -> entry.one().heldBack())
            .key(
                    "clean",
                    "With --peers.",
                    orNull(SuiteShape.CLEAN.type()),
                    entry -> entry.one().clean())
            .key(
                    "agreement",
                    "Percent of the games scored by both on which a method by name has the same score.",
                    mapOf(percent(1)),
                    Entry::agreement)
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
            .key("suite", "Name of the folder or list.", TEXT, Comparison::suite)
            .key(
                    "methods",
                    "Each method, and the program asked with --engine as \"engine\".",
                    listOf(METHOD.type()),
                    Entry::all)
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
            comparison.contenders().forEach(other -> agreement.put(other.name(), comparison.agreement(one, other)));
            return agreement;
        }
    }
}
