package org.seichi.app.http;

import java.util.Map;
import org.seichi.app.files.JsonText;

/** Reads a body of JSON. */
final class JsonBody {
    private JsonBody() {}

    /**
     * The object that a body holds.
     *
     * @throws RefusedException if it is not JSON, or not one object
     */
    static Map<?, ?> read(byte[] body) throws RefusedException {
        try {
            return JsonText.object(body);
        } catch (JsonText.NoObjectException unreadable) {
            throw RefusedException.at(
                    "bad-json", "the body " + unreadable.getMessage(), unreadable.line(), unreadable.column());
        }
    }
}
