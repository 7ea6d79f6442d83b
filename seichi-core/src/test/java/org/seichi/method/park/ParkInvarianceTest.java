package org.seichi.method.park;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.rules.Rulesets;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;

/** Turning or mirroring the board and swapping the colors changes no verdict and no reason. */
class ParkInvarianceTest {
    private static final ParkMethod METHOD = new ParkMethod();

    static Stream<Position> positions() {
        return RandomPositions.sample(11, 80);
    }

    private static Map<PointSet, String> verdicts(Position position) {
        List<Verdict> verdicts = METHOD.assess(
                        new FinalPosition(position, Ending.TWO_PASSES), Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE)
                .verdicts();
        return verdicts.stream()
                .collect(Collectors.toMap(Verdict::stones, verdict -> verdict.status() + " " + reason(verdict)));
    }

    private static String reason(Verdict verdict) {
        return verdict.reasons().get(0).rule().code() + ": "
                + verdict.reasons().get(0).text();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyVariantHasTheSameVerdicts(Position position) {
        Map<PointSet, String> drawn = verdicts(position);
        Variant.all().forEach(variant -> {
            Map<PointSet, String> turned = drawn.entrySet().stream()
                    .collect(Collectors.toMap(
                            entry -> variant.points(position.board(), entry.getKey()), Map.Entry::getValue));
            assertThat(verdicts(variant.position(position)))
                    .as(variant.toString())
                    .isEqualTo(turned);
        });
    }
}
