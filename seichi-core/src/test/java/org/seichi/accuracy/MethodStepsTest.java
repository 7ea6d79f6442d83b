package org.seichi.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;

/**
 * What the methods of the papers find on the way is what is kept: a weight or a limit shows here long before it changes a
 * score. {@code mvn test -Dtest=MethodStepsTest -Dgolden.write=true} writes the files anew, and the difference is read before it
 * is kept.
 */
class MethodStepsTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden", "accuracy", "methods");
    private static final List<KnownPosition> POSITIONS = KnownPositions.all();

    @ParameterizedTest
    @ValueSource(strings = {"static", "park", "dynamic"})
    void theStepsAreAsTheyWere(String name) throws IOException {
        Path file = FOLDER.resolve(name + ".txt");
        ScoringMethod method = Methods.byName(name).orElseThrow();
        String drawn = POSITIONS.stream()
                .map(known -> new MethodSteps(method, known).draw())
                .collect(Collectors.joining("\n"));
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, drawn);
        }
        assertThat(drawn).isEqualTo(Files.readString(file));
    }
}
