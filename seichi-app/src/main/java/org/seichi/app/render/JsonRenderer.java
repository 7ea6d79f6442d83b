package org.seichi.app.render;

import org.seichi.analysis.Result;
import org.seichi.json.Shape;

/**
 * Writes a result as one JSON object on a line of its own.
 *
 * @param shape the declared shape of the object
 * @param <R> the type of report
 */
public record JsonRenderer<R>(Shape<Result<R>> shape) implements TextualRenderer<Result<R>> {
    @Override
    public String text(Result<R> game) {
        return shape.line(game, game.read().game().board());
    }
}
