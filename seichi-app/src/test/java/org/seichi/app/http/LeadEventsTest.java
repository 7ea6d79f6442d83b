package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.Options;
import org.seichi.analysis.Watch;
import org.seichi.answer.Question;
import org.seichi.method.Methods;
import org.seichi.search.Budget;

/** The stream of events that says who leads after each move of a game, while it is computed. */
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
    void whatAnEventSaysIsWhatTheLibrarySaysOfThatPosition() throws Exception {
        try (TestServer server = TestServer.start()) {
            String told = server.postRecord("/api/lead?nodes=500", GAME).body();
            String lead = Question.LEAD.answer(
                    GameFile.parse("-", GAME, Watch.NONE).read(1),
                    Methods.all().get(0),
                    Options.USUAL.with(new Budget(500)).after(OptionalInt.of(2)),
                    Watch.NONE);

            assertThat(told.lines()).contains("data: " + lead.strip());
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

    @Test
    void moreNodesThanTheServerAllowsAreRefusedNotCut() {
        try (TestServer server = TestServer.start()) {
            HttpResponse<String> told = server.postRecord("/api/lead?nodes=100001", GAME);

            assertThat(told.statusCode()).isEqualTo(400);
            assertThat(told.body()).contains("is 100000 at most here");
        }
    }
}
