package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.method.Methods;

/** No request body makes the program itself fail: no answer is an internal error. */
class FuzzTest {
    private static final Front FRONT =
            new Front(new Routes(Methods.all(), Limits.NORMAL, TestTurns.AT_ONCE), Hosts.OWN, Origins.OWN);
    private static final List<String> SEEDS = List.of(
            TestServer.example("9x9-seki.sgf"),
            TestServer.example("9x7-rectangular.sgf"),
            "{\"record\":\"(;SZ[5];B[ea];W[])\",\"options\":{\"komi\":6.5,\"rules\":\"jp\",\"play\":[\"B D4\"]},"
                    + "\"overrides\":{\"dead\":[\"E5\"]}}",
            "{\"record\":\"(;SZ[5];B[ea];W[])\",\"options\":{\"rules\":\"nz\",\"move\":1,\"play\":[\"W D4\"]}}",
            ". X O .\nX X O O\n. X O .\n. X O .\n");
    private static final String ALPHABET = "()[];:BWABCDEJKSZ0123456789{}\",\\.XO+-\u0000\u00e9\u4e2d\n ";

    private static byte[] mutated(Random random) {
        StringBuilder text = new StringBuilder(SEEDS.get(random.nextInt(SEEDS.size())));
        for (int i = random.nextInt(8); i >= 0 && text.length() > 1; i--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(4)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, ALPHABET.charAt(random.nextInt(ALPHABET.length())));
                case 2 -> text.setLength(at);
                default -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(40))));
            }
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static Map<String, String> query(String path) {
        return path.equals("/api/score")
                ? Map.of("dead", "E5", "play", "B C3,W D4")
                : Map.of("move", "1", "play", "B C3,W D4");
    }

    /** Fewer cases where an answer takes long; the bodies are parsed in the same way. */
    @ParameterizedTest
    @CsvSource({"/api/score, 200", "/api/prove, 200", "/api/evaluate, 60", "/api/suggest, 60", "/api/tree, 200"})
    void noBodyIsAnInternalError(String path, int cases) {
        Random random = new Random(path.hashCode());
        int refused = 0;
        for (int i = 0; i < cases; i++) {
            byte[] body = mutated(random);
            String type = random.nextBoolean() ? "application/json" : "";
            Map<String, String> query = type.isEmpty() && random.nextInt(5) == 0 ? query(path) : Map.of();
            int status = FRONT.answer(new Request("POST", path, query, type, body), "127.0.0.1")
                    .status();
            assertThat(status).as(new String(body, StandardCharsets.UTF_8)).isIn(200, 400);
            refused += status == 400 ? 1 : 0;
        }
        assertThat(refused).isBetween(cases / 10, cases * 9 / 10);
    }
}
