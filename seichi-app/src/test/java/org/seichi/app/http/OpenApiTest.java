package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.answer.EvaluationShape;
import org.seichi.answer.LeadShape;
import org.seichi.answer.ProblemShape;
import org.seichi.answer.ProofShape;
import org.seichi.answer.Refused;
import org.seichi.answer.ScoreShape;
import org.seichi.answer.SuggestionShape;
import org.seichi.answer.TreeShape;
import org.seichi.json.Shape;
import org.seichi.method.Methods;
import org.seichi.testkit.JsonSchema;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/** The description of the API is complete, and the answers conform to it. */
class OpenApiTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static TestServer server;
    private static JsonNode description;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        description = JSON.readTree(server.get("/openapi.json").body());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** The schema of an answer with all schemas that it refers to. */
    private static Schema schema(JsonNode schema) {
        ObjectNode whole = (ObjectNode) JSON.readTree(schema.toString());
        whole.set("$defs", description.at("/components/schemas"));
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(whole.toString().replace("\"#/components/schemas/", "\"#/$defs/"));
    }

    /** With {@code -Dgolden.write=true} the schemas of the answers in the description are rewritten. */
    @Test
    void schemasOfAnswersAreMadeOfTheShapes() throws IOException {
        ObjectNode made = JSON.createObjectNode();
        description
                .at("/components/schemas")
                .propertyStream()
                .filter(schema -> schema.getKey().endsWith("Request"))
                .forEach(schema -> made.set(schema.getKey(), schema.getValue()));
        for (Shape<?> shape : List.of(
                ScoreShape.SHAPE,
                ProofShape.SHAPE,
                EvaluationShape.SHAPE,
                SuggestionShape.SHAPE,
                ProblemShape.SHAPE,
                LeadShape.SHAPE,
                TreeShape.SHAPE,
                ListShapes.METHODS,
                ListShapes.RULES,
                Refused.SHAPE)) {
            JsonSchema.definitions(shape, "#/components/schemas/").forEach((name, text) -> {
                JsonNode schema = JSON.readTree(text);
                assertThat(made.has(name) ? made.get(name) : schema).as(name).isEqualTo(schema);
                made.set(name, schema);
            });
        }
        if (Boolean.getBoolean("golden.write")) {
            ObjectNode anew = (ObjectNode) description.deepCopy();
            ((ObjectNode) anew.get("components")).set("schemas", made);
            Files.writeString(
                    Path.of("src/main/resources/org/seichi/app/http/openapi.json"), anew.toPrettyString() + "\n");
        }

        assertThat(description.at("/components/schemas")).isEqualTo(made);
    }

    @Test
    void itIsOneFileAndEveryOperationHasAName() {
        assertThat(description.findValuesAsString("$ref"))
                .isNotEmpty()
                .allMatch(ref -> ref.startsWith("#/components/"));
        assertThat(description.findValuesAsString("operationId"))
                .hasSameSizeAs(description.get("paths").propertyNames())
                .doesNotHaveDuplicates();
        assertThat(description.at("/servers/0/url").asString()).startsWith("http");
    }

    /** Generators of clients take alternatives for the whole of a type: their clients sent requests without a record. */
    @Test
    void requestsHaveNoAlternatives() {
        description
                .at("/components/schemas")
                .propertyStream()
                .filter(schema -> schema.getKey().endsWith("Request"))
                .forEach(schema -> {
                    assertThat(schema.getValue().findValues("oneOf"))
                            .as(schema.getKey())
                            .isEmpty();
                    assertThat(schema.getValue().findValues("anyOf"))
                            .as(schema.getKey())
                            .isEmpty();
                });
    }

    @Test
    void everyAddressOfTheApiIsDescribedAndNoOther() {
        Map<String, String> served =
                new TreeMap<>(new Routes(Methods.all(), Limits.NORMAL, TestTurns.AT_ONCE).methods());
        served.keySet()
                .removeIf(
                        path -> !path.startsWith("/api/") && !path.equals("/healthz") && !path.equals("/openapi.json"));
        Map<String, String> described = new TreeMap<>();
        description
                .get("paths")
                .propertyStream()
                .forEach(path -> described.put(
                        path.getKey(),
                        path.getValue().propertyNames().iterator().next().toUpperCase(Locale.ROOT)));

        assertThat(described).isEqualTo(served);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/methods",
                "/api/rules",
                "/healthz",
                "/api/score",
                "/api/prove",
                "/api/evaluate",
                "/api/suggest",
                "/api/solve",
                "/api/tree"
            })
    void answersAreAsDescribed(String path) {
        boolean posted = path.matches("/api/(score|prove|evaluate|suggest|solve|tree)");
        JsonNode operation = description.get("paths").get(path).get(posted ? "post" : "get");
        JsonNode schema = operation.at("/responses/200/content/application~1json/schema");
        byte[] record = TestServer.example("13x13-dame-open.sgf").getBytes(StandardCharsets.UTF_8);
        String answer = (posted ? server.postRecord(path, record) : server.get(path)).body();

        assertThat(schema(schema).validate(answer, InputFormat.JSON)).isEmpty();
        assertThat(schema(schema).validate("{\"extra\":1}", InputFormat.JSON)).isNotEmpty();
    }

    @Test
    void refusalsAreAsDescribed() {
        Schema error = schema(description.at("/components/schemas/Error"));

        for (HttpResponse<String> refusal : List.of(
                server.get("/nothing"),
                server.get("/api/score"),
                server.sendFrom("https://stranger.example", "GET", "/api/rules"),
                server.postJson("/api/score", "{"),
                server.postJson("/api/score", "{\"record\":\"(;SZ[0])\"}"),
                server.postRecord("/api/score", new byte[(1 << 20) + 1]))) {
            assertThat(refusal.statusCode()).isBetween(400, 413);
            assertThat(error.validate(refusal.body(), InputFormat.JSON)).isEmpty();
        }
        assertThat(error.validate("{\"code\":\"busy\"}", InputFormat.JSON)).isNotEmpty();
    }
}
