package org.seichi.answer;

import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import org.seichi.board.Color;
import org.seichi.evaluate.Evaluation;
import org.seichi.json.JsonType;
import org.seichi.json.Shape;
import org.seichi.report.EvaluationLayers;
import org.seichi.report.Glyph;

/** The JSON of the layers of an evaluation, each as a board; {@code docs/json.md} explains the signs. */
final class LayersShape {
    private static final JsonType<IntUnaryOperator> ROWS = GoTypes.rows("");

    static final Shape<Evaluation> SHAPE = Shape.<Evaluation>named(
                    "layers", "The board by rows, top row first, once for each layer.")
            .key("blackDividers", ROWS, signs(boards -> boards.dividers(Color.BLACK)))
            .key("blackZones", ROWS, signs(boards -> boards.zones(Color.BLACK)))
            .key("connectable", ROWS, signs(EvaluationLayers::connectable))
            .key("expectation", ROWS, signs(EvaluationLayers::expectation))
            .key("kinds", ROWS, signs(EvaluationLayers::kinds))
            .key("whiteDividers", ROWS, signs(boards -> boards.dividers(Color.WHITE)))
            .key("whiteZones", ROWS, signs(boards -> boards.zones(Color.WHITE)))
            .key("blackDistances", ROWS, distances(Color.BLACK))
            .key("whiteDistances", ROWS, distances(Color.WHITE))
            .key("stones", GoTypes.STONES, Evaluation::position)
            .end();

    private LayersShape() {}

    private static Function<Evaluation, IntUnaryOperator> signs(Function<EvaluationLayers, Glyph[]> layer) {
        return evaluation -> {
            Glyph[] signs = layer.apply(new EvaluationLayers(evaluation));
            return point -> signs[point].letter();
        };
    }

    private static Function<Evaluation, IntUnaryOperator> distances(Color color) {
        return evaluation -> point -> '0' + evaluation.layers().distances(color).at(point);
    }
}
