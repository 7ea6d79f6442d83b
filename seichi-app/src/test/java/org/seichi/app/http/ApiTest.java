package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.http.HttpResponse;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.app.cli.SeichiCommand;
import org.seichi.app.cli.Streams;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The answers of the API. */
class ApiTest {
    private static final String GAME = TestServer.example("9x9-dead-stones.sgf");
    private static TestServer server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String quoted(String text) {
        return new ObjectMapper().writeValueAsString(text);
    }

    private static HttpResponse<String> post(String path, String record, String rest) {
        return server.postJson(path, "{\"record\":" + quoted(record) + rest + "}");
    }

    private static HttpResponse<String> record(String path) {
        return server.postRecord(path, GAME.getBytes(StandardCharsets.UTF_8));
    }

    private static JsonNode json(HttpResponse<String> response) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return new ObjectMapper().readTree(response.body());
    }

    private static String commandLine(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, false, StandardCharsets.UTF_8);
        ByteArrayInputStream in = new ByteArrayInputStream(GAME.getBytes(StandardCharsets.UTF_8));
        SeichiCommand.run(new Streams(in, stream, stream, Set.of()), Methods.all(), arguments);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("icros\":\\d+", "icros\":0");
    }

    @ParameterizedTest
    @CsvSource({"json", "text", "sgf", "svg", "html"})
    void answersAreThoseOfTheCommandLine(String format) {
        assertThat(withoutTimes(record("/api/score?rules=aga&komi=5.5&dead=H7&format=" + format)
                        .body()))
                .isEqualTo(withoutTimes(commandLine(
                        "score", "-", "--rules", "aga", "--komi", "5.5", "--dead", "H7", "--format", format)));
        if (!format.equals("sgf")) {
            assertThat(withoutTimes(record("/api/prove?format=" + format).body()))
                    .isEqualTo(withoutTimes(commandLine("prove", "-", "--format", format)));
            assertThat(withoutTimes(
                            record("/api/evaluate?rules=aga&format=" + format).body()))
                    .isEqualTo(withoutTimes(commandLine("evaluate", "-", "--rules", "aga", "--format", format)));
            assertThat(withoutTimes(
                            record("/api/suggest?top=3&komi=0&format=" + format).body()))
                    .isEqualTo(
                            withoutTimes(commandLine("suggest", "-", "--top", "3", "--komi", "0", "--format", format)));
            assertThat(withoutTimes(record("/api/solve?nodes=900&group=H7&first=white&goal=capture&format=" + format)
                            .body()))
                    .isEqualTo(withoutTimes(commandLine(
                            "solve",
                            "-",
                            "--budget",
                            "900",
                            "--group",
                            "H7",
                            "--first",
                            "white",
                            "--goal",
                            "capture",
                            "--format",
                            format)));
        }
    }

    @Test
    void aBodyIsTakenAsItIs() {
        byte[] game = GAME.getBytes(StandardCharsets.UTF_8);
        assertThat(server.postEncoded("/api/score", "identity", game).statusCode())
                .isEqualTo(200);
        HttpResponse<String> packed = server.postEncoded("/api/score", "br", game);
        assertThat(packed.statusCode()).isEqualTo(400);
        assertThat(packed.body())
                .startsWith("{\"code\":\"bad-value\"")
                .contains("a body is taken as it is, not with the Content-Encoding br");
    }

    /** As sent by clients that name no content type. */
    @Test
    void jsonUnderAnotherTypeIsRefusedRatherThanAnsweredWithoutItsOptions() {
        for (String body : List.of("{\"record\":", " \n{ \"options\": {}, \"record\": ")) {
            HttpResponse<String> response =
                    server.postRecord("/api/score", (body + quoted(GAME) + "}").getBytes(StandardCharsets.UTF_8));

            assertThat(response.statusCode()).isEqualTo(400);
            assertThat(response.body())
                    .startsWith("{\"code\":\"bad-value\"")
                    .contains("a body in JSON has the Content-Type application/json");
        }
        assertThat(server.postRecord("/api/score", ("{a} " + GAME).getBytes(StandardCharsets.UTF_8))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void aRecordAndJsonSayTheSame() {
        String rest =
                ",\"options\":{\"rules\":\"chinese\",\"komi\":7},\"overrides\":{\"dead\":[\"H7\"],\"seki\":\"H8\"}";

        assertThat(withoutTimes(post("/api/score", GAME, rest).body()))
                .isEqualTo(withoutTimes(record("/api/score?rules=chinese&komi=7&dead=H7&seki=H8")
                        .body()));
    }

    @Test
    void bytesInAnyCharacterSetAreARecord() {
        byte[] record =
                "(;GM[1]SZ[9]CA[GB18030]PB[柯洁]KM[6.5]RU[Japanese];B[ee];W[];B[])".getBytes(Charset.forName("GB18030"));
        String body = "{\"recordBase64\":\"" + Base64.getEncoder().encodeToString(record) + "\"}";

        assertThat(json(server.postJson("/api/tree", body)).at("/header/PB").asString())
                .isEqualTo("柯洁");
    }

    /** A text has its letters already; of bytes they are known from CA, or guessed. */
    @ParameterizedTest
    @ValueSource(strings = {"", "CA[GB2312]", "CA[Martian]", "CA[UTF-8]"})
    void aTextNeedsNoCharacterSet(String declared) {
        String record = "(;GM[1]SZ[9]" + declared + "PB[山田]PW[鈴木]KM[6.5]RU[Japanese];B[ee];W[];B[])";
        byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
        String inBase64 = "{\"recordBase64\":\"" + Base64.getEncoder().encodeToString(bytes) + "\"}";

        assertThat(json(post("/api/tree", record, "")).at("/header/PB").asString())
                .isEqualTo("山田");
        assertThat(json(post("/api/score", record, "")).get("warnings")).isEmpty();
        assertThat(json(post("/api/score", "\ufeff" + record, "")).get("warnings"))
                .isEmpty();
        assertThat(json(server.postJson("/api/score", inBase64)).get("warnings"))
                .hasSize(declared.equals("CA[UTF-8]") ? 0 : 1);
    }

    @Test
    void aBoardInLettersIsARecord() {
        JsonNode score = json(post("/api/score", ". X O .\nX X O O\n. X O .\n. X O .", ",\"options\":{\"komi\":0}"));

        assertThat(score.get("result").asString()).isEqualTo("Draw");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{                                     | bad-json",
                "{\"record\":\"\",\"options\":{\"komi\":NaN}} | bad-json",
                "[]                                    | bad-json",
                "{\"record\":\"\"}x                    | bad-json",
                "{}                                    | bad-value",
                "{\"record\":7,\"recordBase64\":\"aa\"} | bad-value",
                "{\"recordBase64\":\"???\"}             | bad-value",
                "{\"record\":[]}                       | bad-value",
                "{\"record\":\"(;SZ[9])\",\"x\":1}     | unknown-key",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"x\":1}} | unknown-key",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"method\":\"park\",\"nodes\":9}} | bad-value",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"komi\":\"six\"}} | unusable",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"rules\":\"chess\"}} | unusable",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"method\":\"magic\"}} | bad-value",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"move\":-1}} | bad-value",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"explain\":\"maybe\"}} | bad-value",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"explain\":1}} | bad-value",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"game\":2}} | no-such-game",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"format\":\"gif\"}} | bad-value",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"explain\":true,\"format\":\"svg\"}} | bad-value",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"arranged\":true,\"format\":\"sgf\"}} | bad-value",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"arranged\":1,\"format\":\"svg\"}} | bad-value",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"size\":300}} | bad-value",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"size\":300,\"format\":\"sgf\"}} | bad-value",
                "{\"record\":\"(;SZ[9])\",\"options\":{\"play\":[\"D4\"]}} | unusable",
                "{\"record\":\"(;SZ[9]AB[aa])\",\"options\":{\"play\":[\"B A9\"]}} | unusable",
                "{\"record\":\"(;SZ[9])\",\"overrides\":{\"dead\":[\"D4\"]}} | unusable",
                "{\"record\":\"(;SZ[0])\"}             | bad-record",
                "{\"record\":\"no game\"}              | bad-record",
                "{\"record\":\". X\\n. . O\"}          | bad-record",
            })
    void whatCannotBeUsedIsRefusedWithItsReason(String body, String code) {
        HttpResponse<String> response = server.postJson("/api/score", body);
        JsonNode error = new ObjectMapper().readTree(response.body());

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(error.propertyNames()).startsWith("code", "message", "line", "column");
        assertThat(error.has("reason")).isEqualTo(code.equals("bad-record"));
        assertThat(error.get("code").asString()).isEqualTo(code);
        assertThat(error.get("message").asString()).isNotBlank().doesNotContain("Exception", "JsonReadFeature");
    }

    /** Values have the types that the description names: a number is no text, and a text no number. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "score   | \"record\":5                                 | \"record\" in the body is not a text",
                "score   | \"record\":true                              | \"record\" in the body is not a text",
                "score   | \"recordBase64\":5                           | \"recordBase64\" in the body is not a text",
                "tree    | \"record\":5                                 | \"record\" in the body is not a text",
                "score   | \"options\":{\"method\":5}                   | \"method\" in options is not a text",
                "score   | \"options\":{\"rules\":true}                 | \"rules\" in options is not a text",
                "score   | \"options\":{\"file\":5}                     | \"file\" in options is not a text",
                "score   | \"options\":{\"format\":5}                   | \"format\" in options is not a text",
                "score   | \"options\":{\"game\":\"1\"}                 | \"game\" in options is not a whole number from 1",
                "score   | \"options\":{\"move\":\"1\"}                 | \"move\" in options is not a whole number from 0",
                "score   | \"options\":{\"move\":1.5}                   | \"move\" in options is not a whole number from 0",
                "score   | \"options\":{\"nodes\":\"9\"}                | \"nodes\" in options is not a whole number from 1",
                "score   | \"options\":{\"nodes\":true}                 | \"nodes\" in options is not a whole number from 1",
                "score   | \"options\":{\"explain\":\"true\"}           | \"explain\" in options is not true or false",
                "score   | \"options\":{\"play\":\"W D4\"}              | \"play\" in options is not a list of texts",
                "score   | \"options\":{\"play\":[5]}                   | \"play\" in options is not a list of texts",
                "score   | \"options\":{\"komi\":[7]}                   | \"komi\" in options is not a text",
                "score   | \"overrides\":{\"dead\":[5]}                 | \"dead\" in overrides is not a list of texts",
                "score   | \"overrides\":{\"dead\":5}                   | \"dead\" in overrides is not a list of texts",
                "suggest | \"options\":{\"top\":\"3\"}                  | \"top\" in options is not a whole number from 1",
                "solve   | \"options\":{\"group\":5}                    | \"group\" in options is not a list of texts",
                "solve   | \"options\":{\"first\":1}                    | \"first\" in options is not a text",
            })
    void aValueOfAnotherTypeIsRefused(String question, String members, String message) {
        String record = members.contains("record") ? "" : "\"record\":\"(;SZ[9];B[ee])\",";
        HttpResponse<String> response = server.postJson("/api/" + question, "{" + record + members + "}");
        JsonNode error = new ObjectMapper().readTree(response.body());

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(error.get("code").asString()).isEqualTo("bad-value");
        assertThat(error.get("message").asString()).startsWith(message);
    }

    /** The description allows both for komi, and lists or texts for chains; null says nothing. */
    @Test
    void komiAndChainsMayBeTextsAndNullIsAsGoodAsNothing() {
        String wanted = withoutTimes(
                post("/api/score", GAME, ",\"options\":{\"komi\":7},\"overrides\":{\"dead\":[\"H7\",\"B7\"]}")
                        .body());

        assertThat(wanted).contains("\"komi\":7,");
        assertThat(withoutTimes(post(
                                "/api/score",
                                GAME,
                                ",\"options\":{\"komi\":\"7\",\"move\":null,\"play\":null},"
                                        + "\"overrides\":{\"dead\":\"H7,B7\",\"seki\":null}")
                        .body()))
                .isEqualTo(wanted);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/score?alive=H8&alive=B7",
                "/api/score?komi=7&komi=7",
                "/api/evaluate?move=5&play=W%20D4&p%6Cay=B%20C3",
            })
    void aKeyThatIsGivenTwiceIsRefusedInTheQueryAsInJson(String path) {
        HttpResponse<String> response = record(path);

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).contains("\"code\":\"bad-query\"", "twice");
        assertThat(post("/api/score", GAME, ",\"options\":{\"komi\":7,\"komi\":0}")
                        .body())
                .contains("\"code\":\"bad-json\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/score?komi=3.5", "/api/score?unknown", "/api/lead?move=1", "/api/tree?game=1"})
    void aQueryBesideJsonIsRefused(String path) {
        HttpResponse<String> response = post(path, "(;SZ[9];B[ee];W[cc])", "");

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).contains("\"code\":\"bad-query\"", "belong in the JSON body");
    }

    @Test
    void theCauseIsFoundByLineAndColumn() {
        JsonNode inRecord = new ObjectMapper()
                .readTree(post("/api/score", "\n (;GM[1]SZ[0])", "").body());
        JsonNode inBody = new ObjectMapper()
                .readTree(server.postJson("/api/score", "{\n \"record\" ;}").body());

        assertThat(inRecord.get("reason").asString()).isEqualTo("size-outside");
        assertThat(inRecord.get("value").asString()).isEqualTo("0x0");
        assertThat(inRecord.get("line").asInt()).isEqualTo(2);
        assertThat(inRecord.get("column").asInt()).isEqualTo(" (;GM[1]SZ[0".length());
        assertThat(inBody.get("line").asInt()).isEqualTo(2);
        assertThat(inBody.get("column").asInt()).isEqualTo(11);
    }

    @ParameterizedTest
    @CsvSource({
        "GET, /api/score, 405, POST",
        "POST, /healthz, 405, 'GET, HEAD'",
        "DELETE, /, 405, 'GET, HEAD'",
        "PATCH, /, 405, 'GET, HEAD'",
        "GET, /nothing, 404,",
        "GET, /../x, 404,"
    })
    void otherAddressesAndMethodsAreRefused(String method, String path, int status, String allowed) {
        HttpResponse<String> response = server.send(method, path);

        assertThat(response.statusCode()).isEqualTo(status);
        assertThat(response.body())
                .startsWith("{\"code\":\"" + (status == 405 ? "method-not-allowed" : "not-found") + "\",");
        assertThat(response.headers().firstValue("Allow")).isEqualTo(Optional.ofNullable(allowed));
    }

    @Test
    void bodiesThatAreTooLargeAreRefused() {
        HttpResponse<String> response = server.postRecord("/api/score", new byte[(1 << 20) + 1]);

        assertThat(response.statusCode()).isEqualTo(413);
        assertThat(response.body()).contains("\"code\":\"too-large\"");
    }

    @Test
    void listsMethodsAndRules() {
        assertThat(json(server.get("/api/methods")).get("methods").valueStream())
                .extracting(method -> method.get("name").asString())
                .isEqualTo(Methods.all().stream().map(ScoringMethod::name).toList())
                .startsWith("reading");
        assertThat(json(server.get("/api/rules")).get("rules").valueStream())
                .extracting(rules -> rules.get("id").asString())
                .isEqualTo(Rulesets.all().stream().map(Ruleset::id).toList())
                .contains("japanese", "chinese");
        assertThat(server.get("/healthz").body()).isEqualTo("{\"status\":\"ok\"}\n");
    }

    @Test
    void theResultOfTheRecordIsHeldAgainstTheScoreOfTheGameThatItTells() {
        String record = "(;GM[1]SZ[5]KM[0]RU[Japanese]RE[B+99.5];B[cc];W[];B[])";

        assertThat(post("/api/score", record, "").body()).contains("result-differs");
        for (String otherwise : List.of(
                "\"options\":{\"komi\":1}",
                "\"options\":{\"move\":1}",
                "\"options\":{\"play\":[\"W A4\"]}",
                "\"overrides\":{\"alive\":[\"C3\"]}")) {
            HttpResponse<String> answer = post("/api/score", record, "," + otherwise);
            assertThat(answer.statusCode()).as(otherwise).isEqualTo(200);
            assertThat(answer.body()).as(otherwise).doesNotContain("result-differs");
        }
    }

    @Test
    void movesArePlayedOnWithCapturesAndTheRecordStaysAsItIs() {
        String corner = "(;GM[1]SZ[5]KM[0]RU[Japanese]AB[ba]AW[aa];W[];B[])";
        JsonNode played = json(post("/api/score", corner, ",\"options\":{\"play\":[\"B A4\",\"W pass\"]}"));

        assertThat(played.at("/board/rows/0").asString()).isEqualTo(".X...");
        assertThat(played.at("/black/prisoners").asInt()).isEqualTo(1);
        assertThat(json(post("/api/score", corner, "")).at("/board/rows/0").asString())
                .isEqualTo("OX...");
    }

    @Test
    void suicideIsPlayedWhereTheRulesAllowIt() {
        String corner = "(;GM[1]SZ[5]KM[0]RU[%s];B[ba];W[];B[ab])";

        assertThat(json(post("/api/score", corner.formatted("NZ"), ",\"options\":{\"play\":[\"W A5\"]}"))
                        .at("/black/prisoners")
                        .asInt())
                .isEqualTo(1);
        assertThat(post("/api/score", corner.formatted("Japanese"), ",\"options\":{\"play\":[\"W A5\"]}")
                        .body())
                .contains("the stone would have no liberty");
    }

    @Test
    void linesOfPlayAreLookedForOnRequestOnly() {
        String record = TestServer.example("19x19-dead-stones.sgf");

        assertThat(deadWithoutALine(post("/api/score", record, ""))).containsExactly("E11");
        assertThat(deadWithoutALine(post("/api/score", record, ",\"options\":{\"explain\":false}")))
                .containsExactly("E11");
        assertThat(deadWithoutALine(post("/api/score", record, ",\"options\":{\"explain\":true}")))
                .isEmpty();
    }

    /** The first stone of each dead chain for which no line shows why. */
    private static List<String> deadWithoutALine(HttpResponse<String> score) {
        List<JsonNode> dead = json(score)
                .get("chains")
                .valueStream()
                .filter(chain -> chain.get("status").asString().equals("dead"))
                .toList();
        assertThat(dead).hasSize(4);
        return dead.stream()
                .filter(chain -> chain.get("reasons")
                        .valueStream()
                        .allMatch(reason -> reason.get("line").isEmpty()))
                .map(chain -> chain.get("stones").get(0).asString())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/main.js",
                "/page.css",
                "/sw.js",
                "/messages/ja.js",
                "/preact.js",
                "/preact-license.txt",
                "/license.txt",
                "/examples/9x9-seki.sgf"
            })
    void thePageIsThereAndLoadsNothingFromElsewhere(String path) {
        HttpResponse<String> response = server.get(path);

        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
                .startsWith("default-src 'self'");
        assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(response.body()).doesNotContain("https://");
    }

    @Test
    void theGamesOfARecordAreCounted() {
        assertThat(post("/api/score", "(;SZ[9])", ",\"options\":{\"game\":2}").body())
                .contains("there is no game 2: the record holds 1 game\"");
    }
}
