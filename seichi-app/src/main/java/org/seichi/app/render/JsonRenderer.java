package org.seichi.app.render;

import org.seichi.analysis.Result;
import org.seichi.json.Shape;

/**
 * A result as one JSON object on a line of its own.
 *
 * @param shape its declared shape
 * @param <R> the report
 */
public record JsonRenderer<R>(Shape<Result<R>> shape) implements TextualRenderer<Result<R>> {
    @Override
    public String text(Result<R> game) {
        return shape.line(game, game.read().game().board());
    }
}
