package org.seichi.app.http;

import org.seichi.answer.Refused;

/** Feeds any bytes to the reader of JSON bodies. */
public final class JsonFuzzing {
    private JsonFuzzing() {}

    /** Runs one input. */
    public static void fuzzerTestOneInput(byte[] data) {
        try {
            GameRequest.object(data);
        } catch (RefusedException refused) {
            Refused place = refused.refused();
            if (refused.response().status() != 400 || place.line() < 0 || place.column() < 0) {
                throw new IllegalStateException("refused without a place", refused);
            }
        }
    }
}
