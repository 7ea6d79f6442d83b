package org.seichi.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.answer.EvaluationShape;
import org.seichi.answer.InfoShape;
import org.seichi.answer.ProblemShape;
import org.seichi.answer.ProofShape;
import org.seichi.answer.ScoreShape;
import org.seichi.answer.SuggestionShape;
import org.seichi.app.StandInMethod;
import org.seichi.app.render.compare.CompareShape;
import org.seichi.app.render.proof.ProofSummaryShape;
import org.seichi.app.render.suite.EvaluationSuiteShape;
import org.seichi.app.render.suite.SuiteShape;
import org.seichi.json.Shape;
import org.seichi.testkit.JsonSchema;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The program's JSON conforms to the schemas in docs/schema, at every level and without extra keys. */
class JsonSchemaTest {
    private static final Path SCHEMAS = Path.of("..", "docs", "schema");
    private static final StandInMethod EVERYTHING = new StandInMethod("B3", "G7", "H5", "F9");

    @TempDir
    private Path folder;

    private static List<Error> errors(String schema, String json) throws IOException {
        Schema validator = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMAS.resolve(schema)));
        return validator.validate(json, InputFormat.JSON);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--rules chinese --komi 7", "--dead G7", "--seki G7,B3", "--move 0"})
    void scores(String options) throws IOException {
        String game = Games.write(folder, "wall.sgf", Games.WALL + "(;GM[1]SZ[9];B[ee])");
        String json = Run.withMethod(
                        EVERYTHING,
                        ("score --format json " + game + " " + options).strip().split(" "))
                .out();

        assertThat(json.lines()).isNotEmpty();
        for (String line : json.lines().toList()) {
            assertThat(errors("score.schema.json", line)).isEmpty();
        }
    }

    @Test
    void aPlayedOutEndingIsThere() throws IOException {
        String game = Path.of("..", "examples", "19x19-dame-open.sgf").toString();
        String json = Run.ofProgram("score", "--method", "dynamic", "--format", "json", game)
                .out();

        assertThat(errors("score.schema.json", json)).isEmpty();
        assertThat(new ObjectMapper().readTree(json).get("plays").values())
                .isNotEmpty()
                .allSatisfy(play -> assertThat(play.get("player").asString()).isIn("black", "white"));
    }

    @Test
    void suites() throws IOException {
        Games.write(folder, "1.sgf", Games.WALL);
        Games.write(folder, "2.sgf", "nothing");
        Games.write(folder, "3.sgf", Games.WALL.replace(";W[])", ";W[]TB[aa:ci]TW[fa:ii])"));
        String json = Run.of("suite", folder.toString(), "--format", "json").out();

        assertThat(errors("suite.schema.json", json)).isEmpty();
    }

    @Test
    void evaluationsOfASuite() throws IOException {
        Games.write(folder, "1.sgf", Games.WALL);
        Games.write(folder, "2.sgf", "nothing");
        String json = Run.of("suite", folder.toString(), "--evaluate", "0,2", "--format", "json")
                .out();

        assertThat(json).startsWith("{\"suite\":");
        assertThat(errors("suite-evaluate.schema.json", json)).isEmpty();
    }

    @Test
    void comparisons() throws IOException {
        Games.write(folder, "1.sgf", Games.WALL);
        Games.write(folder, "2.sgf", Games.WALL.replaceFirst("RE\\[[^]]*]", "RE[W+3]"));
        String json = Run.ofProgram(
                        "compare", folder.toString(), "--methods", "static,park,standing", "--format", "json")
                .out();

        assertThat(errors("compare.schema.json", json)).isEmpty();
    }

    @Test
    void records() throws IOException {
        String game = Games.write(folder, "wall.sgf", Games.WALL);
        String bare = Games.write(folder, "bare.sgf", "(;GM[1];B[aa];W[bb])");

        List<String> lines =
                Run.of("info", "--format", "json", game, bare).out().lines().toList();
        assertThat(lines).hasSize(2);
        for (String line : lines) {
            assertThat(errors("info.schema.json", line)).isEmpty();
        }
    }

    @Test
    void proofs() throws IOException {
        String proven =
                Path.of("src", "test", "resources", "golden", "proven.sgf").toString();
        String game = Run.of("prove", "--format", "json", proven).out();
        String race = Games.write(folder, "race.sgf", ProveCommandTest.RACE_WITH_KO);
        String bent = Games.write(folder, "bent.sgf", ProveCommandTest.BENT_FOUR);
        String summary =
                Run.of("prove", "--summary", "--format", "json", proven).out();

        assertThat(errors("prove.schema.json", game)).isEmpty();
        assertThat(errors(
                        "prove.schema.json",
                        Run.of("prove", "--format", "json", race).out()))
                .isEmpty();
        assertThat(errors(
                        "prove.schema.json",
                        Run.of("prove", "--format", "json", bent).out()))
                .isEmpty();
        assertThat(errors("prove-summary.schema.json", summary)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"score", "suite", "compare", "info", "prove", "evaluate", "suggest"})
    void aKeyTooManyOrTooFewIsAnError(String name) throws IOException {
        Games.write(folder, "1.sgf", Games.WALL);
        String file = name.equals("suite") || name.equals("compare")
                ? folder.toString()
                : folder.resolve("1.sgf").toString();
        String json = Run.of(name, file, "--format", "json").out();
        String schema = name + ".schema.json";

        assertThat(errors(schema, json)).isEmpty();
        assertThat(errors(schema, json.replaceFirst("\\{", "{\"extra\":1,"))).isNotEmpty();
        assertThat(errors(schema, json.replaceFirst("\"[^\"]+\":[^,{]+,", ""))).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "score",
                "suite",
                "suite-evaluate",
                "compare",
                "info",
                "prove",
                "prove-summary",
                "evaluate",
                "suggest"
            })
    void everyObjectOfASchemaIsClosedAndAllItsKeysButTheTimesAreRequired(String name) throws IOException {
        JsonNode schema = new ObjectMapper().readTree(Files.readString(SCHEMAS.resolve(name + ".schema.json")));

        assertThat(schema.findParents("properties")).isNotEmpty().allSatisfy(object -> {
            List<String> keys = new ArrayList<>(object.get("properties").propertyNames());
            List<String> required =
                    object.get("required").valueStream().map(JsonNode::asString).toList();
            assertThat(object.get("additionalProperties").asBoolean(true)).isFalse();
            assertThat(keys).containsAll(required);
            keys.removeAll(required);
            assertThat(keys).isSubsetOf("micros", "recordMicros");
        });
    }

    static Stream<Shape<?>> shapes() {
        return Stream.of(
                ScoreShape.SHAPE,
                ProofShape.SHAPE,
                ProofSummaryShape.SHAPE,
                EvaluationShape.SHAPE,
                SuggestionShape.SHAPE,
                ProblemShape.SHAPE,
                InfoShape.SHAPE,
                SuiteShape.SHAPE,
                EvaluationSuiteShape.SHAPE,
                CompareShape.SHAPE);
    }

    /** With {@code -Dgolden.write=true} the schemas are rewritten from the shapes. */
    @ParameterizedTest
    @MethodSource("shapes")
    void schemasAreMadeOfTheShapes(Shape<?> shape) throws IOException {
        String file = shape.name() + ".schema.json";
        JsonNode made = new ObjectMapper().readTree(JsonSchema.document(shape, "https://seichi.org/schema/" + file));
        String text = made.toPrettyString().replace("\r\n", "\n") + "\n";
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(SCHEMAS.resolve(file), text);
        }

        assertThat(Files.readString(SCHEMAS.resolve(file))).isEqualTo(text);
    }

    @Test
    void timesAreLeftOutIfNobodyWantsThem() throws IOException {
        String game = Games.write(folder, "wall.sgf", Games.WALL);

        for (String command : List.of("score", "prove", "evaluate", "suggest")) {
            String json =
                    Run.of(command, "--no-times", "--format", "json", game).out();
            assertThat(json).doesNotContain("icros");
            assertThat(errors(command + ".schema.json", json)).isEmpty();
        }
    }
}
