package org.seichi.app.render.suite;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.orNull;
import static org.seichi.json.JsonType.percent;
import static org.seichi.json.JsonType.rounded;

import java.util.Optional;
import java.util.function.Function;
import org.seichi.app.suite.CleanFigures;
import org.seichi.app.suite.Figures;
import org.seichi.app.suite.MarkFigures;
import org.seichi.app.suite.Millis;
import org.seichi.app.suite.SuiteResult;
import org.seichi.json.JsonType;
import org.seichi.json.Shape;

/** The JSON of the figures of a suite. */
public final class SuiteShape {
    /** The shape of the statistics of times. */
    public static final Shape<Millis> MILLIS = Shape.<Millis>named("millis", "Milliseconds for each game.")
            .key("median", rounded(3), Millis::median)
            .key("mean", rounded(3), Millis::mean)
            .key("p99", "99 of 100 games take no longer.", rounded(3), Millis::p99)
            .key("max", "The longest.", rounded(3), Millis::max)
            .end();

    private static final Shape<Figures> FIGURES = Shape.<Figures>named("figures", "The figures of some games.")
            .key("games", "Games measured, failed ones included.", COUNT, Figures::games)
            .key("skipped", "Games whose record gives no margin.", COUNT, Figures::skipped)
            .keysOf(accuracy(2, 3), figures -> figures)
            .key("millis", "Assessing and counting.", MILLIS.type(), Figures::millis)
            .key("gamesPerSecond", "What one thread gets through.", rounded(1), Figures::gamesPerSecond)
            .key(
                    "marked",
                    "Games whose last node marks territory.",
                    COUNT,
                    figures -> figures.marks().map(MarkFigures::boards).orElse(0))
            .key(
                    "pointsAgree",
                    "Percent of the points of these boards that are as marked.",
                    share(),
                    marks(MarkFigures::pointsAgree))
            .key("boardsAgree", "Percent of these boards that are as marked.", share(), marks(MarkFigures::boardsAgree))
            .key(
                    "deadAgree",
                    "Percent of these boards whose dead stones are those marked.",
                    share(),
                    marks(MarkFigures::deadAgree))
            .end();

    /** The shape of the figures of games whose recorded result is not disputed. */
    public static final Shape<CleanFigures> CLEAN = Shape.<CleanFigures>named(
                    "clean",
                    "Without the games on which several programs agree with each other and not with the record.")
            .key("games", COUNT, CleanFigures::games)
            .key("exact", "Percent of them with the recorded margin.", percent(2), CleanFigures::exact)
            .key("flagged", "Percent of them that are flagged.", percent(2), CleanFigures::flagged)
            .key(
                    "unflaggedExact",
                    "Percent of the others with the recorded margin.",
                    percent(2),
                    CleanFigures::unflaggedExact)
            .end();

    /** The shape of the measurements on a suite. */
    public static final Shape<SuiteResult> SHAPE = Shape.<SuiteResult>named(
                    "suite", "The figures of a suite, as written by: seichi suite --format json")
            .key("suite", "Name of the folder or list.", TEXT, SuiteResult::suite)
            .key("method", "Name of the scoring method.", TEXT, SuiteResult::method)
            .keysOf(FIGURES, result -> Figures.of(result.rows()))
            .key(
                    "heldBack",
                    "The same for the games that are kept from tuning.",
                    FIGURES.type(),
                    result -> Figures.heldBack(result.rows()))
            .key(
                    "clean",
                    "With --peers.",
                    orNull(CLEAN.type()),
                    result -> result.clean().map(CleanFigures::of))
            .key(
                    "cleanHeldBack",
                    "The same for the games that are kept from tuning.",
                    orNull(CLEAN.type()),
                    result -> result.clean().map(CleanFigures::heldBack))
            .end();

    private SuiteShape() {}

    /** The keys of how accurate scores are: percentages and mean errors with the given numbers of decimals. */
    public static Shape<Figures> accuracy(int decimals, int errorDecimals) {
        return Shape.<Figures>named("accuracy", "How accurate scores are.")
                .key("failed", "Games that could not be read or scored.", COUNT, Figures::failed)
                .key("exact", "Percent of games with the recorded margin.", percent(decimals), Figures::exact)
                .key("within1", "Percent at most one point away.", percent(decimals), Figures::within1)
                .key("within2", "Percent at most two points away.", percent(decimals), Figures::within2)
                .key("within3", "Percent at most three points away.", percent(decimals), Figures::within3)
                .key(
                        "meanAbsError",
                        "Mean distance in points, at most 10 for each game.",
                        rounded(errorDecimals),
                        Figures::meanAbsError)
                .key("winner", "Percent with the right winner.", percent(decimals), Figures::winner)
                .end();
    }

    private static JsonType<Optional<Double>> share() {
        return orNull(percent(2));
    }

    private static Function<Figures, Optional<Double>> marks(Function<MarkFigures, Double> figure) {
        return figures -> figures.marks().map(figure);
    }
}
