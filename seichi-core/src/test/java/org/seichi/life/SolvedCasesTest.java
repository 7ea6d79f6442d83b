package org.seichi.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.rules.Suicide;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.zone.GroupOutcome;
import org.seichi.zone.GroupQuestion;
import org.seichi.zone.GroupSolver;
import org.seichi.zone.SolvedGroup;

/** The problems of the collection whose answer is a ko or a seki, solved without their area. */
class SolvedCasesTest {
    private static SolvedGroup solve(LifeCase each, Color first, long nodes) {
        LifeQuestion question = each.question();
        GroupQuestion asked = new GroupQuestion(
                question.position().withToMove(first),
                Suicide.FORBIDDEN,
                question.defender(),
                question.target(),
                GroupQuestion.Wanted.EITHER);
        return GroupSolver.solve(asked, 12, new NodeCounter(new Budget(nodes)));
    }

    private static GroupOutcome outcome(LifeStatus status) {
        return switch (status) {
            case ALIVE -> GroupOutcome.LIVES;
            case DEAD -> GroupOutcome.TAKEN;
            case KO -> GroupOutcome.KO;
            case SEKI -> GroupOutcome.SEKI;
            case UNKNOWN -> GroupOutcome.UNKNOWN;
        };
    }

    /** Bent four, two-step kos, double kos, ten-thousand-year kos and sekis: many are found, none is answered wrongly. */
    @Test
    void kosAndSekisAreToldApart() {
        int[] found = new int[GroupOutcome.values().length];
        for (LifeCase each : LifeCase.all()) {
            for (Color first : Color.values()) {
                if (each.answer(first) == LifeStatus.KO || each.answer(first) == LifeStatus.SEKI) {
                    GroupOutcome solved = solve(each, first, 30_000).outcome();
                    assertThat(solved)
                            .as("%s, %s first", each, first)
                            .isIn(outcome(each.answer(first)), GroupOutcome.UNKNOWN);
                    found[solved.ordinal()]++;
                }
            }
        }
        assertThat(found[GroupOutcome.SEKI.ordinal()]).isEqualTo(6);
        assertThat(found[GroupOutcome.KO.ordinal()]).isGreaterThanOrEqualTo(18);
    }

    /** Without ko threats the player who holds the ko wins it, so the other has to find the first one. */
    @EveryVariant
    void whoTakesFirstIsTold(Variant variant) {
        LifeCase held =
                LifeCase.named("ko for the second eye, held by the defender").variant(variant);
        Color attacker = held.question().defender().opponent();
        SolvedGroup solved = solve(held, attacker, 40_000);
        assertThat(solved.outcome()).isEqualTo(GroupOutcome.KO);
        assertThat(solved.takesFirst()).contains(attacker);
    }

    @Test
    void everyStatusHasItsOutcome() {
        assertThat(Arrays.stream(LifeStatus.values()).map(SolvedCasesTest::outcome))
                .doesNotHaveDuplicates();
    }
}
