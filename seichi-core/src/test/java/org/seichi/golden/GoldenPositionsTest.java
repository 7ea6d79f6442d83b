package org.seichi.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.testkit.Symmetry;
import org.seichi.testkit.Variant;

/**
 * The static method on the figures of Carta's paper, rebuilt or as equivalent positions. The claims in a file are written
 * by hand; {@code mvn test -Dtest=GoldenPositionsTest -Dgolden.write=true} rewrites the layers.
 */
class GoldenPositionsTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden", "carta");

    static List<GoldenPosition> positions() throws IOException {
        List<GoldenPosition> positions = new ArrayList<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.sorted().toList()) {
                positions.add(GoldenPosition.read(file));
            }
        }
        return positions;
    }

    @ParameterizedTest
    @MethodSource("positions")
    void whatIsClaimedIsSo(GoldenPosition golden) {
        assertThat(golden.claims()).isNotEmpty();
        SoftAssertions.assertSoftly(softly -> Variant.all().forEach(variant -> {
            Claims claims = new Claims(golden.view(variant));
            golden.claims()
                    .forEach((claim, value) -> softly.assertThat(claims.truth(claim))
                            .as("%s: %s, %s", golden, claim, variant)
                            .isEqualTo(value));
        }));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void theLayersAreTheOnesKept(GoldenPosition golden) throws IOException {
        String drawn = new Layers(golden.view(new Variant(Symmetry.IDENTITY, false))).draw();
        if (Boolean.getBoolean("golden.write")) {
            golden.write(drawn);
        }
        assertThat(GoldenPosition.read(golden.file()).layers()).isEqualTo(drawn);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyVariantHasTheSameLayers(GoldenPosition golden) {
        String drawn = new Layers(golden.view(new Variant(Symmetry.IDENTITY, false))).draw();
        Variant.all()
                .forEach(variant -> assertThat(new Layers(golden.view(variant)).draw())
                        .as(variant.toString())
                        .isEqualTo(drawn));
    }
}
