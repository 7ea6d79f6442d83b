package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.seichi.analysis.UnusableException;
import org.seichi.record.RecordException;

/** Thrown if a request is refused; has the contents of the response. */
final class RefusedException extends Exception {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String code;
    private final int line;
    private final int column;
    private final transient Map<String, String> headers;
    private final transient Optional<RecordException> record;

    private RefusedException(
            int status,
            String code,
            String message,
            int line,
            int column,
            Map<String, String> headers,
            Optional<RecordException> record) {
        super(message);
        this.record = record;
        this.status = status;
        this.code = code;
        this.line = line;
        this.column = column;
        this.headers = headers;
    }

    /** A refusal without a place in the body. */
    static RefusedException of(int status, String code, String message) {
        return new RefusedException(status, code, message, 0, 0, Map.of(), Optional.empty());
    }

    /** A refusal because of the value of an option. */
    static RefusedException badValue(String message) {
        return of(400, "bad-value", message);
    }

    /** A refusal with a place in the body. */
    static RefusedException at(String code, String message, int line, int column) {
        return new RefusedException(400, code, message, line, column, Map.of(), Optional.empty());
    }

    /** A refusal because of a value that cannot be used. */
    static RefusedException unusable(UnusableException cause) {
        return of(400, "unusable", cause.getMessage());
    }

    /** A refusal because of a record that cannot be used, with the place in the record. */
    static RefusedException record(RecordException cause) {
        return new RefusedException(
                400, "bad-record", cause.getMessage(), cause.line(), cause.column(), Map.of(), Optional.of(cause));
    }

    /** The same refusal with an additional header. */
    RefusedException with(String header, String value) {
        Map<String, String> more = new HashMap<>(headers);
        more.put(header, value);
        return new RefusedException(status, code, getMessage(), line, column, more, record);
    }

    /** The error code: short and stable, for programs. */
    String code() {
        return code;
    }

    /** Line of the input, from 1; 0 without a place. */
    int line() {
        return line;
    }

    /** Column in the line, from 1; 0 without a place. */
    int column() {
        return column;
    }

    /** The code of what is wrong with the record; empty if the record is not the cause. */
    Optional<String> reason() {
        return record.map(cause -> cause.reason().code());
    }

    /** The value that the reason refers to; empty if the record is not the cause. */
    Optional<String> value() {
        return record.map(RecordException::value);
    }

    Response response() {
        byte[] body = ErrorShape.SHAPE.line(this).getBytes(StandardCharsets.UTF_8);
        return new Response(status, Response.JSON, headers, body);
    }
}
