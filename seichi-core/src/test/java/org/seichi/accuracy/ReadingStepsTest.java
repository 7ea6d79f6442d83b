package org.seichi.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The intermediate numbers of {@code reading} match the golden files, group by group:
 * {@code mvn test -Dtest=ReadingStepsTest -Dgolden.write=true} writes the files anew; review the difference before you commit
 * it.
 */
class ReadingStepsTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden", "accuracy", "steps");
    private static final List<KnownPosition> POSITIONS = KnownPositions.all();

    static List<String> groups() {
        return POSITIONS.stream().map(KnownPosition::group).distinct().toList();
    }

    @ParameterizedTest
    @MethodSource("groups")
    void theNumbersOnTheWayAreAsTheyWere(String group) throws IOException {
        Path file = FOLDER.resolve(group + ".txt");
        String drawn = POSITIONS.stream()
                .filter(known -> known.group().equals(group))
                .map(known -> new ReadingSteps(known).draw())
                .collect(Collectors.joining("\n"));
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, drawn);
        }
        assertThat(drawn).isEqualTo(Files.readString(file));
    }
}
