package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.method.Methods;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/** The description of the API says what there is, and the answers are what it says. */
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

    /** References point into the description or at schemas beside it: all are put into one schema. */
    private static ObjectNode local(JsonNode schema) {
        return (ObjectNode) JSON.readTree(schema.toString()
                .replace("\"#/components/schemas/", "\"#/$defs/")
                .replaceAll("\"/schema/(score|prove|evaluate|suggest)\\.schema\\.json\"", "\"#/\\$defs/$1\""));
    }

    private static Schema schema(JsonNode schema) {
        ObjectNode definitions = local(description.get("components").get("schemas"));
        for (String name : new String[] {"score", "prove", "evaluate", "suggest"}) {
            String text = server.get("/schema/" + name + ".schema.json").body();
            definitions.set(name, JSON.readTree(text));
        }
        String whole = local(schema).set("$defs", definitions).toString();
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(whole);
    }

    @Test
    void everyAddressOfTheApiIsDescribedAndNoOther() {
        Map<String, String> served = new TreeMap<>(new Routes(Methods.all(), Limits.NORMAL).methods());
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
                "/api/view"
            })
    void answersAreAsDescribed(String path) {
        boolean posted = path.matches("/api/(score|prove|evaluate|suggest|view)");
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

        assertThat(error.validate(server.get("/nothing").body(), InputFormat.JSON))
                .isEmpty();
    }
}
