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
 * The intermediate results of the papers' methods match the golden files: a changed weight or limit shows here long before
 * it changes a score. {@code mvn test -Dtest=MethodStepsTest -Dgolden.write=true} writes the files anew; review the
 * difference before you commit it.
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
