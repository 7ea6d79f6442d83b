package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who leads after each move of a game, told while it is computed. */
class LeadEventsTest {
    private static final byte[] GAME =
            "(;GM[1]SZ[9]KM[6.5]RU[Chinese];B[ee];W[ge];B[cc])".getBytes(StandardCharsets.UTF_8);

    @Test
    void everyPositionIsAnEventAndThenTheEnd() {
        try (TestServer server = TestServer.start()) {
            String told = server.postRecord("/api/lead", GAME).body();
            List<String> events = List.of(told.strip().split("\n\n", -1));

            assertThat(events).hasSize(5);
            assertThat(events.get(0)).startsWith("event: position\ndata: {\"move\":0,\"toMove\":\"black\",\"score\":");
            assertThat(events.get(3)).contains("\"move\":3,\"toMove\":\"white\"");
            assertThat(events.get(4)).isEqualTo("event: end\ndata: {\"positions\":4}");
        }
    }

    @Test
    void whatAnEventSaysIsWhatAnEvaluationSays() {
        try (TestServer server = TestServer.start()) {
            String told = server.postRecord("/api/lead?nodes=500", GAME).body();
            String evaluated =
                    server.postRecord("/api/evaluate?nodes=500&move=2", GAME).body();
            String lead = told.lines()
                    .filter(line -> line.startsWith("data: {\"move\":2,"))
                    .findFirst()
                    .orElseThrow()
                    .replaceAll("^data: \\{|\\}$", "");

            assertThat(evaluated).contains(lead);
        }
    }

    @Test
    void aRecordThatCannotBeReadIsRefusedAsEver() {
        try (TestServer server = TestServer.start()) {
            assertThat(server.postRecord("/api/lead", "nothing".getBytes(StandardCharsets.UTF_8))
                            .statusCode())
                    .isEqualTo(400);
        }
    }
}
