package org.seichi.app.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Each path of the API takes the options that are described for it, and refuses all others. */
class AcceptedKeysTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Set<String> MARKS = Set.of("dead", "alive", "seki");

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

    private static JsonNode operation(String question) {
        return description.get("paths").get("/api/" + question).get("post");
    }

    private static Set<String> described(String question) {
        return operation(question)
                .get("parameters")
                .valueStream()
                .map(parameter -> parameter.get("$ref").asString().replaceAll(".*/", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The options of any path for which the answer is not that the key is unknown. */
    private static Set<String> taken(Function<String, HttpResponse<String>> question) {
        return description.at("/components/parameters").propertyNames().stream()
                .filter(option -> !question.apply(option).body().contains("\"unknown-key\""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> without(Set<String> removed, Set<String> options) {
        return options.stream().filter(option -> !removed.contains(option)).collect(Collectors.toSet());
    }

    private static Set<String> keys(JsonNode schema) {
        return Set.copyOf(schema.at("/properties").propertyNames());
    }

    /** The record cannot be read, so that nothing is computed; keys are checked before. */
    @ParameterizedTest
    @ValueSource(strings = {"score", "prove", "evaluate", "suggest", "solve", "lead", "tree"})
    void eachPathTakesWhatIsDescribedAndRefusesTheRest(String question) {
        String path = "/api/" + question;
        byte[] record = "nothing".getBytes(StandardCharsets.UTF_8);
        Set<String> described = described(question);

        assertThat(taken(option -> server.postRecord(path + "?" + option + "=1", record)))
                .isEqualTo(described);
        assertThat(taken(option ->
                        server.postJson(path, "{\"record\":\"nothing\",\"options\":{\"" + option + "\":\"1\"}}")))
                .isEqualTo(without(MARKS, described));
        assertThat(taken(option ->
                        server.postJson(path, "{\"record\":\"nothing\",\"overrides\":{\"" + option + "\":\"1\"}}")))
                .isEqualTo(question.equals("score") ? MARKS : Set.of());
    }

    @ParameterizedTest
    @ValueSource(strings = {"score", "prove", "evaluate", "suggest", "solve", "lead", "tree"})
    void theSchemaOfAJsonBodyHasTheSameOptions(String question) {
        String name = operation(question)
                .at("/requestBody/content/application~1json/schema/$ref")
                .asString()
                .replaceAll(".*/", "");
        JsonNode body = description.at("/components/schemas/" + name);
        Set<String> described = described(question);

        assertThat(keys(body.at("/properties/options"))).isEqualTo(without(MARKS, described));
        assertThat(keys(body.at("/properties/overrides"))).isEqualTo(question.equals("score") ? MARKS : Set.of());
        assertThat(server.postJson("/api/" + question, "{\"record\":\"nothing\",\"overrides\":{}}")
                        .body()
                        .contains("\"unknown-key\""))
                .isNotEqualTo(keys(body).contains("overrides"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"score", "prove", "evaluate", "suggest", "solve", "lead", "tree"})
    void theDocumentTellsTheSameOptions(String question) throws IOException {
        Pattern row = Pattern.compile("(?m)^\\| ((?:`\\w+`(?:, )?)+) \\| ([a-z, ]+) \\| .*\\|$");
        List<MatchResult> rows = row.matcher(Files.readString(Path.of("..", "docs", "api.md")))
                .results()
                .toList();
        Set<String> told = rows.stream()
                .filter(one -> one.group(2).equals("all")
                        || List.of(one.group(2).split(", ")).contains(question))
                .flatMap(one -> Stream.of(one.group(1).replace("`", "").split(", ")))
                .collect(Collectors.toSet());

        assertThat(rows).hasSizeGreaterThan(10);
        assertThat(told).isEqualTo(described(question));
    }

    @ParameterizedTest
    @ValueSource(strings = {"methods", "rules"})
    void aListTakesNoOptions(String list) {
        assertThat(server.get("/api/" + list).statusCode()).isEqualTo(200);
        assertThat(server.get("/api/" + list + "?komi=7").body())
                .contains("\"unknown-key\"", "\\\"komi\\\" in the query, which takes no keys");
    }
}
