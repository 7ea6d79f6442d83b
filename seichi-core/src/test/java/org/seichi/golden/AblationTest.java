package org.seichi.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.seichi.method.carta.StaticMethod;
import org.seichi.method.carta.StaticStep;
import org.seichi.testkit.Symmetry;
import org.seichi.testkit.Variant;

/** Each step of the method is needed by a golden position: without the step one of its claims fails. */
class AblationTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden", "carta");
    private static final Variant AS_DRAWN = new Variant(Symmetry.IDENTITY, false);

    @ParameterizedTest
    @CsvSource({
        "GROUPS, figure-07-one-group-with-two-eyes, dead",
        "WEIGHTED_LIBERTIES, figure-08-weighted-liberties, dead",
        "BIG_EYES, big-eye-straight-four, dead",
        "SEKI, figure-12-right-three-stones, seki",
        "SEKI, figure-17-seki-of-four-chains, seki",
        "SNAPBACK, figure-13-snapback, snapback",
        "FORCED_CONNECTIONS, figure-14-forced-connection, forced-black",
        "FORCED_CONNECTIONS, figure-15-a-dead-chain-comes-back, forced-black",
        "FORCED_CONNECTIONS, figure-16-forced-on-both-sides, forced-white",
        "CASCADE_CAPTURE, cascade-takes-dead-stones, forced-black",
        "THIRD_PASS, figure-15-a-dead-chain-comes-back, forced-black",
        "SEKI_AGAIN, seki-after-a-forced-connection, seki",
        "KOS, open-kos, kos",
        "MANY_CHAIN_SEKI, seki-three-chains, seki",
        "OCCUPIED_EYES, straight-four-with-stones-inside, dead",
        "BENT_FOUR, bent-four-in-the-corner, dead",
        "LARGE_TERRITORY, figure-10-two-eyelikes, rule E8",
        "STRIKING_OUT, stability-counts-eyes, dead",
        "REACH, figure-14-forced-connection, dead",
        "WEAKEST_CHAIN, stability-counts-liberties-twice, dead",
    })
    void withoutTheStepTheClaimFails(StaticStep step, String name, String claim) throws IOException {
        GoldenPosition golden = GoldenPosition.read(FOLDER.resolve(name + ".txt"));
        String claimed = golden.claims().get(claim);
        assertThat(new Claims(golden.view(AS_DRAWN)).truth(claim)).isEqualTo(claimed);
        assertThat(new Claims(golden.view(AS_DRAWN, StaticMethod.without(step))).truth(claim))
                .isNotEqualTo(claimed);
    }

    @ParameterizedTest
    @EnumSource(StaticStep.class)
    void theNameTellsWhatIsMissing(StaticStep step) {
        assertThat(StaticMethod.without(step).name())
                .startsWith(new StaticMethod().name() + "-without-")
                .doesNotContain("_");
    }

    @Test
    void noTwoVariantsHaveTheSameName() {
        Set<String> names = Arrays.stream(StaticStep.values())
                .map(step -> StaticMethod.without(step).name())
                .collect(Collectors.toSet());
        assertThat(names).hasSize(StaticStep.values().length);
    }
}
