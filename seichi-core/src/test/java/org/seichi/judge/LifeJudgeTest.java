package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.structure.Chains;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class LifeJudgeTest {
    /** White's three stones in the corner have an eye, Black's around them have two. */
    private static final Diagram DEAD_CORNER = Diagram.parse("""
            . O X . X . X O
            O O X X X X X O
            . X X O O O O O
            X X O O . O . O
            O O O . O O O .
            . . . O . . . .
            . . . . . . . .
            """);

    @EveryVariant
    void takesBackAVerdictThatPlayRefutes(Variant variant) {
        Position position = variant.position(DEAD_CORNER.position());
        List<Fate> fates = LifeJudge.judge(position, all(position, Status.ALIVE), Budget.NORMAL);
        for (Fate fate : fates) {
            boolean corner = fate.verdict()
                    .stones()
                    .contains(variant.point(DEAD_CORNER.board(), Coordinates.point(DEAD_CORNER.board(), "A6")));
            assertThat(fate.verdict().status()).isEqualTo(corner ? Status.DEAD : Status.ALIVE);
            assertThat(fate.verdict().reasons()).isNotEmpty();
            assertThat(fate.sureness()).isBetween(0.5, 1.0);
        }
    }

    @Test
    void withoutBudgetTheFirstVerdictStands() {
        Position position = DEAD_CORNER.position();
        List<Verdict> first = all(position, Status.ALIVE);
        assertThat(LifeJudge.judge(position, first, new Budget(0)).stream()
                        .map(Fate::verdict)
                        .toList())
                .isEqualTo(first);
    }

    @Test
    void keepsTheOrderAndTheStones() {
        Position position = DEAD_CORNER.position();
        List<Verdict> first = all(position, Status.SEKI);
        assertThat(LifeJudge.judge(position, first, Budget.NORMAL).stream()
                        .map(Fate::verdict)
                        .toList())
                .isEqualTo(first);
    }

    private static List<Verdict> all(Position position, Status status) {
        Chains chains = Chains.of(position);
        return IntStream.range(0, chains.count())
                .mapToObj(chain -> new Verdict(
                        chains.stones(chain),
                        chains.color(chain),
                        status,
                        Certainty.JUDGED,
                        List.of(reason(chains, chain))))
                .toList();
    }

    private static Reason reason(Chains chains, int chain) {
        return new Reason("test", chains.stones(chain), List.of(), "As the test has it.", "test");
    }
}
