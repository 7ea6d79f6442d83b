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
            .key("p99", rounded(3), Millis::p99)
            .says("99 of 100 games take no longer.")
            .key("max", rounded(3), Millis::max)
            .says("The longest.")
            .end();

    private static final Shape<Figures> FIGURES = Shape.<Figures>named("figures", "The figures of some games.")
            .key("games", COUNT, Figures::games)
            .says("Games measured, failed ones included.")
            .key("skipped", COUNT, Figures::skipped)
            .says("Games whose record gives no margin.")
            .keysOf(accuracy(2, 3), figures -> figures)
            .key("millis", MILLIS.type(), Figures::millis)
            .says("Assessing and counting.")
            .key("gamesPerSecond", rounded(1), Figures::gamesPerSecond)
            .says("What one thread gets through.")
            .key(
                    "marked",
                    COUNT,
                    figures -> figures.marks().map(MarkFigures::boards).orElse(0))
            .says("Games whose last node marks territory.")
            .key("pointsAgree", share(), marks(MarkFigures::pointsAgree))
            .says("Percent of the points of these boards that are as marked.")
            .key("boardsAgree", share(), marks(MarkFigures::boardsAgree))
            .says("Percent of these boards that are as marked.")
            .key("deadAgree", share(), marks(MarkFigures::deadAgree))
            .says("Percent of these boards whose dead stones are those marked.")
            .end();

    /** The shape of the figures of games whose recorded result is not disputed. */
    public static final Shape<CleanFigures> CLEAN = Shape.<CleanFigures>named(
                    "clean",
                    "Without the games on which several programs agree with each other and not with the record.")
            .key("games", COUNT, CleanFigures::games)
            .key("exact", percent(2), CleanFigures::exact)
            .says("Percent of them with the recorded margin.")
            .key("flagged", percent(2), CleanFigures::flagged)
            .says("Percent of them that are flagged.")
            .key("unflaggedExact", percent(2), CleanFigures::unflaggedExact)
            .says("Percent of the others with the recorded margin.")
            .end();

    /** The shape of the measurements on a suite. */
    public static final Shape<SuiteResult> SHAPE = Shape.<SuiteResult>named(
                    "suite", "The figures of a suite, as written by: seichi suite --format json")
            .key("suite", TEXT, SuiteResult::suite)
            .says("Name of the folder or list.")
            .key("method", TEXT, SuiteResult::method)
            .says("Name of the scoring method.")
            .keysOf(FIGURES, result -> Figures.of(result.rows()))
            .key("heldBack", FIGURES.type(), result -> Figures.heldBack(result.rows()))
            .says("The same for the games that are kept from tuning.")
            .key("clean", orNull(CLEAN.type()), result -> result.clean().map(CleanFigures::of))
            .says("With --peers.")
            .key("cleanHeldBack", orNull(CLEAN.type()), result -> result.clean().map(CleanFigures::heldBack))
            .says("The same for the games that are kept from tuning.")
            .end();

    private SuiteShape() {}

    /** The keys of how accurate scores are: percentages and mean errors with the given numbers of decimals. */
    public static Shape<Figures> accuracy(int decimals, int errorDecimals) {
        return Shape.<Figures>named("accuracy", "How accurate scores are.")
                .key("failed", COUNT, Figures::failed)
                .says("Games that could not be read or scored.")
                .key("exact", percent(decimals), Figures::exact)
                .says("Percent of games with the recorded margin.")
                .key("within1", percent(decimals), Figures::within1)
                .says("Percent at most one point away.")
                .key("within2", percent(decimals), Figures::within2)
                .says("Percent at most two points away.")
                .key("within3", percent(decimals), Figures::within3)
                .says("Percent at most three points away.")
                .key("meanAbsError", rounded(errorDecimals), Figures::meanAbsError)
                .says("Mean distance in points, at most 10 for each game.")
                .key("winner", percent(decimals), Figures::winner)
                .says("Percent with the right winner.")
                .end();
    }

    private static JsonType<Optional<Double>> share() {
        return orNull(percent(2));
    }

    private static Function<Figures, Optional<Double>> marks(Function<MarkFigures, Double> figure) {
        return figures -> figures.marks().map(figure);
    }
}
