package org.seichi.method.dyer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.Play;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;

/**
 * Turning the board or swapping the colors changes the order in which groups are found and problems are searched, but must
 * not change a fate, a last move or a flag.
 */
class DynamicInvarianceTest {
    static Stream<Position> positions() {
        return Stream.of(1L, 2L, 3L, 4L, 5L, 6L)
                .flatMap(seed -> Stream.of(Board.square(9), new Board(11, 7), Board.square(13))
                        .map(board -> RandomPositions.finished(board, seed).position()));
    }

    private static Assessment assess(Position position) {
        FinalPosition end = new FinalPosition(position, Ending.STOPPED);
        return new DynamicMethod().assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void theOrderOfProblemsChangesNothing(Position position) {
        Assessment drawn = assess(position);
        Variant.all().forEach(variant -> {
            Board board = position.board();
            Assessment turned = assess(variant.position(position));
            assertThat(turned.verdicts())
                    .as("%s: fates", variant)
                    .extracting(Verdict::stones, Verdict::status)
                    .containsExactlyInAnyOrderElementsOf(drawn.verdicts().stream()
                            .map(one -> tuple(variant.points(board, one.stones()), one.status()))
                            .toList());
            assertThat(turned.plays())
                    .as("%s: last moves", variant)
                    .extracting(Play::player, Play::point)
                    .containsExactlyElementsOf(drawn.plays().stream()
                            .map(one -> tuple(variant.color(one.player()), variant.point(board, one.point())))
                            .toList());
            assertThat(turned.flags())
                    .as("%s: flags", variant)
                    .extracting(Flag::kind, Flag::points)
                    .containsExactlyInAnyOrderElementsOf(drawn.flags().stream()
                            .map(one -> tuple(one.kind(), variant.points(board, one.points())))
                            .toList());
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
