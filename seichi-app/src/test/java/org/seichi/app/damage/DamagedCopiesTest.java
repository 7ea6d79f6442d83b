package org.seichi.app.damage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.seichi.analysis.Options;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.method.Methods;

/**
 * Damage to a record hardly ever changes the score without a warning or flag. {@code mvn test -Dtest=DamagedCopiesTest
 * -Ddamage.copies=5000} tries more copies of the examples and writes the table to {@code target/damage.md}.
 */
class DamagedCopiesTest {
    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final int USUAL = 250;
    private static final long SEED = 20261123;
    /** At most one in this many copies may change the score without a warning or flag. */
    private static final int SELDOM = 100;

    private static Map<String, String> examples() throws IOException {
        Map<String, String> records = new TreeMap<>();
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".sgf")).toList()) {
                records.put(file.getFileName().toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return records;
    }

    @Test
    void hardlyAnyDamagePassesInSilence() throws IOException {
        int copies = Integer.getInteger("damage.copies", USUAL);
        DamageReport report = new DamageReport(new ScoreAnalysis(Methods.all().get(0), Options.USUAL));
        report.run(examples(), copies, SEED);

        if (copies > USUAL) {
            Files.writeString(Path.of("target", "damage.md"), report.table());
            Files.write(Path.of("target", "damage-silent.txt"), report.silent());
        }
        assertThat(report.count(DamageReport.Fate.SILENT)).as(report.table()).isLessThanOrEqualTo(copies / SELDOM);
    }
}
