package org.seichi.answer;

import static org.seichi.json.JsonType.COUNT;
import static org.seichi.json.JsonType.FLAG;
import static org.seichi.json.JsonType.HALF_POINTS;
import static org.seichi.json.JsonType.TEXT;
import static org.seichi.json.JsonType.orNull;
import static org.seichi.json.JsonType.whole;

import java.util.function.Function;
import org.seichi.analysis.Result;
import org.seichi.board.Color;
import org.seichi.game.Terms;
import org.seichi.json.JsonType;
import org.seichi.json.Shape;
import org.seichi.report.RecordSummary;
import org.seichi.rules.Outcome;

/** The JSON of what a record says and how it was read. */
public final class InfoShape {
    /** What a record says. */
    public static final Shape<Result<RecordSummary>> SHAPE = Shape.<Result<RecordSummary>>named(
                    "info", "What a record says, as written by: seichi info --format json")
            .key(
                    "file",
                    "The file as the user named it.",
                    TEXT,
                    game -> game.source().file())
            .key(
                    "games",
                    "Number of games in the file; the rest is about the first.",
                    whole(1, Integer.MAX_VALUE),
                    game -> game.source().count())
            .keysOf(record(), Result::report)
            .end();

    private InfoShape() {}

    private static Shape<RecordSummary> record() {
        return Shape.<RecordSummary>named("record", "")
                .key("width", GoTypes.SIDE, record -> record.game().board().width())
                .key("height", GoTypes.SIDE, record -> record.game().board().height())
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
                .key(
                        "moves",
                        "Moves of the main line, passes included.",
                        COUNT,
                        record -> record.replay().moves())
                .key("passesAtEnd", COUNT, record -> record.replay().passesAtEnd())
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

    /** A term as a property of the record has it, and as it was read. */
    private static <V> JsonType<RecordSummary> written(
            String property, JsonType<? super V> type, Function<Terms, ? extends V> read) {
        return Shape.<RecordSummary>named("written" + property, "")
                .key("written", orNull(TEXT), record -> record.game().header().get(property))
                .key("read", type, record -> read.apply(record.terms()))
                .end()
                .type();
    }
}
