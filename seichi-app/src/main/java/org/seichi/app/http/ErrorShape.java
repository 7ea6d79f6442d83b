package org.seichi.app.http;

import org.seichi.json.JsonType;
import org.seichi.json.Shape;

/** The JSON of a refusal. */
final class ErrorShape {
    static final Shape<RefusedException> SHAPE = Shape.<RefusedException>named("Error", "Why a request is refused.")
            .key("code", "Short and stable, for programs.", JsonType.TEXT, RefusedException::code)
            .key("message", "One sentence for people.", JsonType.TEXT, Throwable::getMessage)
            .key(
                    "line",
                    "Line of the record, or of the body where it is not JSON; 0 if there is no place.",
                    JsonType.COUNT,
                    RefusedException::line)
            .key(
                    "column",
                    "Column in the line, from 1; 0 if there is no place.",
                    JsonType.COUNT,
                    RefusedException::column)
            .keyIfKnown(
                    "reason",
                    "What is wrong with a record, short and stable, for programs that speak other languages.",
                    JsonType.TEXT,
                    RefusedException::reason)
            .keyIfKnown("value", "What the reason is said of.", JsonType.TEXT, RefusedException::value)
            .end();

    private ErrorShape() {}
}
