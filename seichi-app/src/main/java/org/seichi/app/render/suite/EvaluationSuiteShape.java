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
            .key("games", COUNT, one -> one.figures().games())
            .says("Games with an estimate.")
            .key("meanError", rounded(3), one -> one.figures().meanError())
            .says("Mean distance to the final margin, in points.")
            .key("meanErrorHalfWidth", rounded(3), one -> one.figures().errorHalfWidth())
            .says("Of the 95 % interval.")
            .key("bias", rounded(3), one -> one.figures().bias())
            .says("Mean of the estimate less the final margin, in points, Black positive.")
            .key("correlation", rounded(3), one -> one.figures().correlation())
            .says("Of the estimate and the final margin.")
            .key("winner", rounded(2), one -> one.figures().winner())
            .says("Percent with the right winner.")
            .key("winnerHalfWidth", rounded(2), one -> one.figures().winnerHalfWidth())
            .says("Of the 95 % interval.")
            .end();

    private static final Shape<Rows> FIGURES = Shape.<Rows>named("evaluationFigures", "The figures of some games.")
            .key("games", COUNT, some -> some.rows().size())
            .key("intervalHolds", rounded(2), some -> EvaluationResult.held(some.rows()))
            .says("Percent with the final margin in the interval.")
            .key("brier", rounded(4), some -> EvaluationResult.brier(some.rows()))
            .says("Brier score of Black's chance to win; always 1/2 gives 0.25.")
            .key("brierHalfWidth", rounded(4), some -> EvaluationResult.brierHalfWidth(some.rows()))
            .says("Of the 95 % interval.")
            .key("owners", rounded(4), some -> EvaluationResult.owners(some.rows()))
            .says("Brier score of whose the points become.")
            .key("life", rounded(4), some -> EvaluationResult.life(some.rows()))
            .says("Brier score of which stones live.")
            .key("estimators", listOf(ESTIMATOR.type()), Rows::estimators)
            .end();

    private static final Shape<AfterMove> MOVE = Shape.<AfterMove>named("move", "After a number of moves.")
            .key("move", COUNT, AfterMove::move)
            .key("all", FIGURES.type(), after -> after.rows(false))
            .key("heldBack", FIGURES.type(), after -> after.rows(true))
            .says("Games whose number is divisible by three.")
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
            .key("medianMillis", rounded(3), result -> result.millis().median())
            .says("Milliseconds of an evaluation.")
            .key("failures", listOf(TEXT), EvaluationResult::failures)
            .says("Games that could not be evaluated.")
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
