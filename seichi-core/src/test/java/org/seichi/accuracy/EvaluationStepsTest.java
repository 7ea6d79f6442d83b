package org.seichi.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Evaluations of half-played example games, with the suggested moves, match the golden files:
 * {@code mvn test -Dtest=EvaluationStepsTest -Dgolden.write=true} writes the files anew; review the difference before you
 * commit it.
 */
class EvaluationStepsTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden", "evaluation");

    static List<HalfPlayed> games() {
        return HalfPlayed.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theNumbersOnTheWayAreAsTheyWere(HalfPlayed game) throws IOException {
        Path file = FOLDER.resolve(game.name() + ".txt");
        String drawn = new EvaluationSteps(game).draw();
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, drawn);
        }
        assertThat(drawn).isEqualTo(Files.readString(file));
    }
}
