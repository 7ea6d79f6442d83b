package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.whole;

import java.util.Optional;
import org.seichi.analysis.GameSource;
import org.seichi.analysis.Result;
import org.seichi.json.Shape;

/** The JSON that results have in common: the source of the game, the report, and how long it took. */
final class ResultShape {
    private static final Shape<GameSource> SOURCE = Shape.<GameSource>named("source", "")
            .key("file", TEXT, GameSource::file)
            .says("The file as the user named it; - for standard input.")
            .key("game", whole(1, Integer.MAX_VALUE), GameSource::number)
            .says("Number of the game in the file.")
            .end();

    private ResultShape() {}

    /**
     * Returns the shape of a result.
     *
     * @param command the command that writes it
     * @param about what the result is
     * @param report the shape of the report
     * @param micros what the time was spent on
     */
    static <R> Shape.Builder<Result<R>> of(String command, String about, Shape<R> report, String micros) {
        return Shape.<Result<R>>named(command, about + ", as written by: seichi " + command + " --format json")
                .keysOf(SOURCE, Result::source)
                .keysOf(report, Result::report)
                .keyIfKnown("micros", COUNT, ResultShape::analysisMicros)
                .says("Microseconds spent on " + micros + ".");
    }

    private static Optional<Long> analysisMicros(Result<?> game) {
        return game.times().map(times -> times.analysis() / 1000);
    }
}
