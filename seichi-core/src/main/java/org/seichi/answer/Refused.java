package org.seichi.answer;

import java.util.Optional;
import org.seichi.json.JsonType;
import org.seichi.json.Shape;
import org.seichi.record.RecordException;

/**
 * Why a question has no answer.
 *
 * @param code short and stable, for programs
 * @param message one sentence for people
 * @param line line of the record, or of the body where it is not JSON; 0 if there is no place
 * @param column column in the line, from 1; 0 if there is no place
 * @param record what is wrong with the record; empty if the record is not the cause
 */
public record Refused(String code, String message, int line, int column, Optional<RecordException> record) {
    /** The JSON of a refusal. */
    public static final Shape<Refused> SHAPE = Shape.<Refused>named("Error", "Why a request is refused.")
            .key("code", JsonType.TEXT, Refused::code)
            .says("Short and stable, for programs.")
            .key("message", JsonType.TEXT, Refused::message)
            .says("One sentence for people.")
            .key("line", JsonType.COUNT, Refused::line)
            .says("Line of the record, or of the body where it is not JSON; 0 if there is no place.")
            .key("column", JsonType.COUNT, Refused::column)
            .says("Column in the line, from 1; 0 if there is no place.")
            .keyIfKnown(
                    "reason",
                    JsonType.TEXT,
                    refused -> refused.record.map(cause -> cause.reason().code()))
            .says("What is wrong with a record, short and stable, for programs that speak other languages.")
            .keyIfKnown("value", JsonType.TEXT, refused -> refused.record.map(RecordException::value))
            .says("What the reason is said of.")
            .end();

    /** A refusal without a place in the record. */
    public static Refused of(String code, String message) {
        return new Refused(code, message, 0, 0, Optional.empty());
    }

    /** A refusal because of a record that cannot be used. */
    public static Refused of(RecordException cause) {
        return new Refused("bad-record", cause.getMessage(), cause.line(), cause.column(), Optional.of(cause));
    }

    /** The JSON, as one line terminated by a line feed. */
    public String json() {
        return SHAPE.line(this);
    }
}
