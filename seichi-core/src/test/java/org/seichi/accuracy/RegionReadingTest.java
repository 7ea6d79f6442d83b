package org.seichi.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;

/**
 * What {@code reading} says about regions between living walls, beside the exact results. A cured miss must leave the golden
 * file, and a new one must be examined: {@code mvn test -Dtest=RegionReadingTest -Dgolden.write=true} writes the file anew.
 */
class RegionReadingTest {
    private static final Path FILE = Path.of("src", "test", "resources", "golden", "accuracy", "regions.txt");

    @Test
    void asManyRegionsAreCountedRightAsWere() throws IOException {
        ScoringMethod reading = Methods.byName("reading").orElseThrow();
        String drawn = WalledRegions.all().stream()
                .map(region -> new RegionRows(reading, region).draw())
                .collect(Collectors.joining("\n"));
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(FILE, drawn);
        }
        assertThat(drawn).isEqualTo(Files.readString(FILE));
    }
}
