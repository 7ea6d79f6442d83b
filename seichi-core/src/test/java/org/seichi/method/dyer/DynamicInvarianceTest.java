package org.seichi.method.dyer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;

/**
 * Turning the board or swapping the colors changes the order in which groups are found and problems are searched, but must
 * not change a fate.
 */
class DynamicInvarianceTest {
    static Stream<Position> positions() {
        return Stream.of(1L, 2L, 3L, 4L, 5L, 6L)
                .flatMap(seed -> Stream.of(Board.square(9), new Board(11, 7), Board.square(13))
                        .map(board -> RandomPositions.finished(board, seed).position()));
    }

    private static Assessment assess(Position position) {
        FinalPosition end = new FinalPosition(position, Ending.TWO_PASSES);
        return new DynamicMethod().assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }

    private static Map<PointSet, Status> fates(Position position) {
        return assess(position).verdicts().stream().collect(Collectors.toMap(Verdict::stones, Verdict::status));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void theOrderOfProblemsChangesNothing(Position position) {
        Map<PointSet, Status> drawn = fates(position);
        Variant.all().forEach(variant -> {
            Map<PointSet, Status> turned = drawn.entrySet().stream()
                    .collect(Collectors.toMap(
                            entry -> variant.points(position.board(), entry.getKey()), Map.Entry::getValue));
            assertThat(fates(variant.position(position))).as(variant.toString()).isEqualTo(turned);
        });
    }

    @Test
    void everyVariantOfTheMethodHasANameOfItsOwn() {
        assertThat(new DynamicMethod().variants())
                .extracting(ScoringMethod::name)
                .doesNotHaveDuplicates()
                .allMatch(name -> name.startsWith("dynamic-without-"))
                .hasSize(Pass.values().length);
    }
}
