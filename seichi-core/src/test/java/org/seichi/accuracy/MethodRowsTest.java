package org.seichi.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Trace;
import org.seichi.search.Budget;

/**
 * The results of every method for the known positions match the golden files. A cured failure must leave its file, and a new
 * one must be examined: {@code mvn test -Dtest=MethodRowsTest -Dgolden.write=true} writes the files anew; review the
 * difference before you commit it.
 */
class MethodRowsTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden", "accuracy");
    private static final List<KnownPosition> POSITIONS = KnownPositions.all();

    /** Boards with fewer points than this are small. */
    private static final int SMALL = 50;

    static List<ScoringMethod> methods() {
        return Methods.all();
    }

    @ParameterizedTest
    @MethodSource("methods")
    void aMethodDoesAsWellAsItDid(ScoringMethod method) throws IOException {
        Path file = FOLDER.resolve(method.name() + ".txt");
        String drawn = new MethodRows(method, POSITIONS).draw();
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, drawn);
        }
        assertThat(file)
                .as("the rows of a new method are written with -Dgolden.write=true")
                .exists();
        assertThat(drawn).isEqualTo(Files.readString(file));
    }

    /** Nothing that tells one ruleset from the other, tried on the small boards of each group. */
    @Test
    void whatLooksAtTheBoardAloneSaysTheSameUnderAllRules() {
        for (KnownPosition known : POSITIONS) {
            for (ScoringMethod method : methods()) {
                if (MethodRows.WITHOUT_RULES.contains(method.name())
                        && known.end().position().board().size() < SMALL) {
                    assertThat(method.assess(known.end(), Rulesets.TROMP_TAYLOR, Budget.NORMAL, Trace.NONE))
                            .as("%s, %s", method.name(), known)
                            .isEqualTo(method.assess(known.end(), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE));
                }
            }
        }
    }
}
