package org.seichi.app.render.suite;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.listOf;
import static org.seichi.json.JsonType.rounded;

import java.util.List;
import java.util.stream.IntStream;
import org.seichi.app.suite.EvaluationFigures;
import org.seichi.app.suite.EvaluationResult;
import org.seichi.app.suite.EvaluationRow;
import org.seichi.json.Shape;

/** The JSON of the errors of the evaluation and its baselines. */
public final class EvaluationSuiteShape {
    private static final Shape<Named> ESTIMATOR = Shape.<Named>named("estimator", "What an estimator comes to.")
            .key("name", TEXT, Named::name)
            .key("games", "Games with an estimate.", COUNT, one -> one.figures().games())
            .key(
                    "meanError",
                    "Mean distance to the final margin, in points.",
                    rounded(3),
                    one -> one.figures().meanError())
            .key(
                    "meanErrorHalfWidth",
                    "Of the 95 % interval.",
                    rounded(3),
                    one -> one.figures().errorHalfWidth())
            .key(
                    "bias",
                    "Mean of the estimate less the final margin, in points, Black positive.",
                    rounded(3),
                    one -> one.figures().bias())
            .key(
                    "correlation",
                    "Of the estimate and the final margin.",
                    rounded(3),
                    one -> one.figures().correlation())
            .key(
                    "winner",
                    "Percent with the right winner.",
                    rounded(2),
                    one -> one.figures().winner())
            .key(
                    "winnerHalfWidth",
                    "Of the 95 % interval.",
                    rounded(2),
                    one -> one.figures().winnerHalfWidth())
            .end();

    private static final Shape<Rows> FIGURES = Shape.<Rows>named("evaluationFigures", "The figures of some games.")
            .key("games", COUNT, some -> some.rows().size())
            .key(
                    "intervalHolds",
                    "Percent with the final margin in the interval.",
                    rounded(2),
                    some -> EvaluationResult.held(some.rows()))
            .key(
                    "brier",
                    "Brier score of Black's chance to win; always 1/2 gives 0.25.",
                    rounded(4),
                    some -> EvaluationResult.brier(some.rows()))
            .key(
                    "brierHalfWidth",
                    "Of the 95 % interval.",
                    rounded(4),
                    some -> EvaluationResult.brierHalfWidth(some.rows()))
            .key(
                    "owners",
                    "Brier score of whose the points become.",
                    rounded(4),
                    some -> EvaluationResult.owners(some.rows()))
            .key("life", "Brier score of which stones live.", rounded(4), some -> EvaluationResult.life(some.rows()))
            .key("estimators", listOf(ESTIMATOR.type()), Rows::estimators)
            .end();

    private static final Shape<AfterMove> MOVE = Shape.<AfterMove>named("move", "After a number of moves.")
            .key("move", COUNT, AfterMove::move)
            .key("all", FIGURES.type(), after -> after.rows(false))
            .key("heldBack", "Games whose number is divisible by three.", FIGURES.type(), after -> after.rows(true))
            .end();

    /** The shape of the measurements on a suite. */
    public static final Shape<EvaluationResult> SHAPE = Shape.<EvaluationResult>named(
                    "suite-evaluate",
                    "How far evaluations are from final margins, as written by: seichi suite --evaluate")
            .key("suite", TEXT, EvaluationResult::suite)
            .key(
                    "moves",
                    listOf(MOVE.type()),
                    result -> result.moves().stream()
                            .map(move -> new AfterMove(result, move))
                            .toList())
            .key(
                    "medianMillis",
                    "Milliseconds of an evaluation.",
                    rounded(3),
                    result -> result.millis().median())
            .key("failures", "Games that could not be evaluated.", listOf(TEXT), EvaluationResult::failures)
            .end();

    private EvaluationSuiteShape() {}

    private record AfterMove(EvaluationResult result, int move) {
        Rows rows(boolean heldBack) {
            return new Rows(result, result.rows(move, heldBack));
        }
    }

    private record Rows(EvaluationResult result, List<EvaluationRow> rows) {
        List<Named> estimators() {
            return IntStream.range(0, result.estimators().size())
                    .mapToObj(i -> new Named(result.estimators().get(i), EvaluationFigures.of(rows, i)))
                    .toList();
        }
    }

    private record Named(String name, EvaluationFigures figures) {}
}
