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
            .key("file", "The file as the user named it.", TEXT, GameSource::file)
            .key(
                    "games",
                    "Number of games in the file; the rest is about the first.",
                    whole(1, Integer.MAX_VALUE),
                    GameSource::count)
            .end();

    private static final Shape<Replay> REPLAY = Shape.<Replay>named("replay", "")
            .key("moves", "Moves of the main line, passes included.", COUNT, Replay::moves)
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
                .key(
                        "rules",
                        "RU, and the id of the ruleset.",
                        written("RU", TEXT, terms -> terms.rules().id()),
                        record -> record)
                .key("komi", "KM, and points.", written("KM", HALF_POINTS, Terms::komi), record -> record)
                .key("handicap", "HA, and handicap stones.", written("HA", COUNT, Terms::handicap), record -> record)
                .key(
                        "result",
                        "RE, and the result in the usual notation.",
                        written("RE", orNull(TEXT), terms -> terms.result().map(Outcome::notation)),
                        record -> record)
                .keysOf(REPLAY, RecordSummary::replay)
                .key("capturedByBlack", COUNT, record -> record.capturedBy(Color.BLACK))
                .key("capturedByWhite", COUNT, record -> record.capturedBy(Color.WHITE))
                .key("empty", "Empty points at the end.", COUNT, RecordSummary::empty)
                .key(
                        "variations",
                        "Whether there are lines beside the main line.",
                        FLAG,
                        record -> record.game().variations())
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
