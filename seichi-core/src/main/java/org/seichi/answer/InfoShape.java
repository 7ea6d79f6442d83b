package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.FLAG;
import static org.seichi.json.JsonType.HALF_POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.orNull;
import static org.seichi.json.JsonType.whole;

import java.util.function.Function;
import org.seichi.analysis.GameSource;
import org.seichi.analysis.Result;
import org.seichi.board.Color;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.json.JsonType;
import org.seichi.json.Shape;
import org.seichi.report.RecordSummary;
import org.seichi.rules.Outcome;

/** The JSON of what a record says and how it was read. */
public final class InfoShape {
    private static final Shape<GameSource> SOURCE = Shape.<GameSource>named("source", "")
            .key("file", TEXT, GameSource::file)
            .says("The file as the user named it.")
            .key("games", whole(1, Integer.MAX_VALUE), GameSource::count)
            .says("Number of games in the file; the rest is about the first.")
            .end();

    private static final Shape<Replay> REPLAY = Shape.<Replay>named("replay", "")
            .key("moves", COUNT, Replay::moves)
            .says("Moves of the main line, passes included.")
            .key("passesAtEnd", COUNT, Replay::passesAtEnd)
            .end();

    /** What a record says. */
    public static final Shape<Result<RecordSummary>> SHAPE = Shape.<Result<RecordSummary>>named(
                    "info", "What a record says, as written by: seichi info --format json")
            .keysOf(SOURCE, Result::source)
            .keysOf(record(), Result::report)
            .end();

    private InfoShape() {}

    private static Shape<RecordSummary> record() {
        return Shape.<RecordSummary>named("record", "")
                .keysOf(GoTypes.SIDES, record -> record.game().board())
                .key("rules", written("RU", TEXT, terms -> terms.rules().id()), record -> record)
                .says("RU, and the id of the ruleset.")
                .key("komi", written("KM", HALF_POINTS, Terms::komi), record -> record)
                .says("KM, and points.")
                .key("handicap", written("HA", COUNT, Terms::handicap), record -> record)
                .says("HA, and handicap stones.")
                .key(
                        "result",
                        written("RE", orNull(TEXT), terms -> terms.result().map(Outcome::notation)),
                        record -> record)
                .says("RE, and the result in the usual notation.")
                .keysOf(REPLAY, RecordSummary::replay)
                .key("capturedByBlack", COUNT, record -> record.capturedBy(Color.BLACK))
                .key("capturedByWhite", COUNT, record -> record.capturedBy(Color.WHITE))
                .key("empty", COUNT, RecordSummary::empty)
                .says("Empty points at the end.")
                .key("variations", FLAG, record -> record.game().variations())
                .says("Whether there are lines beside the main line.")
                .key("warnings", GoTypes.WARNINGS, RecordSummary::warnings)
                .end();
    }

    /** Returns the type of a term, as written in a property of the record and as it was read. */
    private static <V> JsonType<RecordSummary> written(
            String property, JsonType<? super V> type, Function<Terms, ? extends V> read) {
        return Shape.<RecordSummary>named("written" + property, "")
                .key("written", orNull(TEXT), record -> record.game().header().get(property))
                .key("read", type, record -> read.apply(record.terms()))
                .end()
                .type();
    }
}
