package org.seichi.app.http;

import org.seichi.json.JsonType;
import org.seichi.json.Shape;

/** The JSON of a refusal. */
final class ErrorShape {
    static final Shape<RefusedException> SHAPE = Shape.<RefusedException>named("Error", "Why a request is refused.")
            .key("code", JsonType.TEXT, RefusedException::code)
            .says("Short and stable, for programs.")
            .key("message", JsonType.TEXT, Throwable::getMessage)
            .says("One sentence for people.")
            .key("line", JsonType.COUNT, RefusedException::line)
            .says("Line of the record, or of the body where it is not JSON; 0 if there is no place.")
            .key("column", JsonType.COUNT, RefusedException::column)
            .says("Column in the line, from 1; 0 if there is no place.")
            .keyIfKnown("reason", JsonType.TEXT, RefusedException::reason)
            .says("What is wrong with a record, short and stable, for programs that speak other languages.")
            .keyIfKnown("value", JsonType.TEXT, RefusedException::value)
            .says("What the reason is said of.")
            .end();

    private ErrorShape() {}
}
