package org.seichi.web;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.answer.EvaluationShape;
import org.seichi.answer.InfoShape;
import org.seichi.answer.LeadShape;
import org.seichi.answer.ProblemShape;
import org.seichi.answer.ProofShape;
import org.seichi.answer.ScoreShape;
import org.seichi.answer.SuggestionShape;
import org.seichi.method.Methods;

/** The types of the npm package have every key of every answer. */
class TypesTest {
    private static final Path DECLARATIONS = Path.of("src/main/npm/answers.d.ts");

    /** With {@code -Dgolden.write=true} they are rewritten from the shapes. */
    @Test
    void typesAreMadeOfTheShapes() throws IOException {
        String text = TypeDeclarations.of(List.of(
                ScoreShape.SHAPE,
                ProofShape.SHAPE,
                EvaluationShape.SHAPE,
                SuggestionShape.SHAPE,
                ProblemShape.SHAPE,
                LeadShape.SHAPE,
                InfoShape.SHAPE));
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(DECLARATIONS, text);
        }

        assertThat(Files.readString(DECLARATIONS)).isEqualTo(text);
    }

    @Test
    void anOptionNamesAllMethods() throws IOException {
        String names = Methods.all().stream()
                .map(method -> "'" + method.name() + "' | ")
                .collect(joining());

        assertThat(Files.readString(Path.of("src/main/npm/engine.d.ts"))).contains("  method?: " + names + "null;");
    }
}
