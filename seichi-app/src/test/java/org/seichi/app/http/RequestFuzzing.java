package org.seichi.app.http;

import java.nio.ByteBuffer;
import java.util.List;
import org.seichi.app.StandInMethod;

/** Feeds any bytes to the server: complete requests are answered, and no answer is an internal error. */
public final class RequestFuzzing {
    private static final Front FRONT = new Front(
            new Routes(List.of(StandInMethod.ALL_ALIVE), new Limits(1 << 16, 1, 1, 20), TestTurns.AT_ONCE),
            Hosts.OWN,
            Origins.OWN);

    private RequestFuzzing() {}

    /** Runs one input. */
    public static void fuzzerTestOneInput(byte[] data) {
        HttpReader reader = new HttpReader(1 << 16);
        try {
            if (!reader.take(ByteBuffer.wrap(data))) {
                return;
            }
        } catch (RefusedException refused) {
            return;
        }
        Response response = FRONT.answer(reader.request(), "127.0.0.1");
        if (response.status() >= 500) {
            throw new IllegalStateException("status " + response.status());
        }
    }
}
