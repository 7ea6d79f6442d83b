package org.seichi.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.seichi.testkit.JsonSchema;

class ShapeTest {
    private enum Mood {
        GOOD,
        BAD
    }

    private record Stone(int number, Mood mood) {}

    private record Bowl(String name, List<Stone> stones, Optional<Stone> best, Optional<Integer> weight) {}

    private static final Shape<Stone> STONE = Shape.<Stone>named("stone", "A stone.")
            .key("number", JsonType.whole(1, 9), Stone::number)
            .says("Its number.")
            .key("mood", JsonType.oneOf(Mood.values()), Stone::mood)
            .end();

    private static final Shape<Bowl> BOWL = Shape.<Bowl>named("bowl", "A bowl")
            .key("name", JsonType.text("^[a-z]+$"), Bowl::name)
            .key("stones", JsonType.listOf(STONE.type()), Bowl::stones)
            .key("best", JsonType.orNull(STONE.type()), Bowl::best)
            .says("The best one.")
            .keyIfKnown("weight", JsonType.COUNT, Bowl::weight)
            .says("In grams.")
            .end();

    @Test
    void objectsHaveTheKeysInTheirOrder() {
        Stone stone = new Stone(3, Mood.BAD);

        assertThat(BOWL.line(new Bowl("kaya", List.of(stone), Optional.of(stone), Optional.of(5))))
                .isEqualTo("{\"name\":\"kaya\",\"stones\":[{\"number\":3,\"mood\":\"bad\"}],"
                        + "\"best\":{\"number\":3,\"mood\":\"bad\"},\"weight\":5}\n");
        assertThat(BOWL.line(new Bowl("kaya", List.of(), Optional.empty(), Optional.empty())))
                .isEqualTo("{\"name\":\"kaya\",\"stones\":[],\"best\":null}\n");
    }

    @Test
    void keysOfAnotherShapeStandAmongOnesOwn() {
        Shape<Bowl> flat = Shape.<Bowl>named("flat", "")
                .key("name", JsonType.TEXT, Bowl::name)
                .keysOf(STONE, bowl -> bowl.best().orElseThrow())
                .end();

        assertThat(flat.line(new Bowl("a", List.of(), Optional.of(new Stone(1, Mood.GOOD)), Optional.empty())))
                .isEqualTo("{\"name\":\"a\",\"number\":1,\"mood\":\"good\"}\n");
    }

    @Test
    void theSchemaSaysWhatIsWritten() {
        assertThat(JsonSchema.document(BOWL, "urn:bowl"))
                .isEqualTo("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"urn:bowl\","
                        + "\"title\":\"A bowl\",\"type\":\"object\",\"properties\":{"
                        + "\"name\":{\"type\":\"string\",\"pattern\":\"^[a-z]+$\"},"
                        + "\"stones\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/stone\"}},"
                        + "\"best\":{\"description\":\"The best one.\","
                        + "\"anyOf\":[{\"$ref\":\"#/$defs/stone\"},{\"type\":\"null\"}]},"
                        + "\"weight\":{\"description\":\"In grams.\",\"type\":\"integer\",\"minimum\":0}},"
                        + "\"required\":[\"name\",\"stones\",\"best\"],\"additionalProperties\":false,"
                        + "\"$defs\":{\"stone\":{\"description\":\"A stone.\",\"type\":\"object\",\"properties\":{"
                        + "\"number\":{\"description\":\"Its number.\",\"type\":\"integer\",\"minimum\":1,\"maximum\":9},"
                        + "\"mood\":{\"type\":\"string\",\"enum\":[\"good\",\"bad\"]}},"
                        + "\"required\":[\"number\",\"mood\"],\"additionalProperties\":false}}}");
    }

    @Test
    void definitionsHaveTheirNames() {
        assertThat(JsonSchema.definitions(BOWL, "#/components/schemas/"))
                .containsOnlyKeys("bowl", "stone")
                .hasEntrySatisfying(
                        "bowl", text -> assertThat(text).contains("\"$ref\":\"#/components/schemas/stone\""));
    }
}
