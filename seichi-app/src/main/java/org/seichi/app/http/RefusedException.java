package org.seichi.app.http;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.seichi.analysis.UnusableException;
import org.seichi.answer.Refused;
import org.seichi.record.RecordException;

/** Thrown if a request is refused; has the contents of the response. */
final class RefusedException extends Exception {
    private static final long serialVersionUID = 1;

    private final int status;
    private final transient Refused refused;
    private final transient Map<String, String> headers;

    private RefusedException(int status, Refused refused, Map<String, String> headers) {
        super(refused.message());
        this.status = status;
        this.refused = refused;
        this.headers = headers;
    }

    /** A refusal without a place in the body. */
    static RefusedException of(int status, String code, String message) {
        return new RefusedException(status, Refused.of(code, message), Map.of());
    }

    /** A refusal because of the value of an option. */
    static RefusedException badValue(String message) {
        return of(400, "bad-value", message);
    }

    /** A refusal with a place in the body. */
    static RefusedException at(String code, String message, int line, int column) {
        return new RefusedException(400, new Refused(code, message, line, column, Optional.empty()), Map.of());
    }

    /** A refusal because of a value that cannot be used. */
    static RefusedException unusable(UnusableException cause) {
        return of(400, "unusable", cause.getMessage());
    }

    /** A refusal because of a record that cannot be used, with the place in the record. */
    static RefusedException record(RecordException cause) {
        return new RefusedException(400, Refused.of(cause), Map.of());
    }

    /** The same refusal with an additional header. */
    RefusedException with(String header, String value) {
        Map<String, String> more = new HashMap<>(headers);
        more.put(header, value);
        return new RefusedException(status, refused, more);
    }

    /** What the body of the response says. */
    Refused refused() {
        return refused;
    }

    Response response() {
        return new Response(status, Response.JSON, headers, refused.json().getBytes(StandardCharsets.UTF_8));
    }
}
