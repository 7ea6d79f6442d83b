package org.seichi.app.http;

/** Feeds any bytes to the reader of JSON bodies. */
public final class JsonFuzzing {
    private JsonFuzzing() {}

    /** Runs one input. */
    public static void fuzzerTestOneInput(byte[] data) {
        try {
            JsonBody.read(data);
        } catch (RefusedException refused) {
            if (refused.response().status() != 400 || refused.line() < 0 || refused.column() < 0) {
                throw new IllegalStateException("refused without a place", refused);
            }
        }
    }
}
