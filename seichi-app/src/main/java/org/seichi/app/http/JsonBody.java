package org.seichi.app.http;

import java.util.Map;
import org.seichi.app.files.JsonText;

/** Parses JSON bodies. */
final class JsonBody {
    private JsonBody() {}

    /**
     * The object in a body, its numbers and truths told from texts.
     *
     * @throws RefusedException if it is not valid JSON or not one object
     */
    static Map<?, ?> read(byte[] body) throws RefusedException {
        try {
            return JsonText.typed(body);
        } catch (JsonText.NoObjectException unreadable) {
            throw RefusedException.at(
                    "bad-json", "the body " + unreadable.getMessage(), unreadable.line(), unreadable.column());
        }
    }
}
