package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.Ownership;
import org.seichi.score.Reason;
import org.seichi.score.Status;
import org.seichi.score.Tally;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Bent four in the corner under territory and area rules, with and without ko threats that nobody can remove. */
class WaitingKosTest {
    /** Black's {@code B} are bent around White's three stones. */
    private static final Diagram ALONE = Diagram.parse("""
            W W W B O X . . .
            . B . B O X . . .
            B B B B O X . X .
            O O O O O X . . .
            . . . . O X . . .
            . O . O O X . . .
            O . O O X X . . .
            O O O X X . . . .
            X X X X . . . . .
            """);

    /** The same beside a seki, in which Black gives atari at {@code a} and White can do nothing about it. */
    private static final Diagram WITH_SEKI = Diagram.parse("""
            W W W B O X . . . . . .
            . B . B O X . . . . . .
            B B B B O X . . . . X .
            O O O O O X . . . . . .
            . . . . O X . . . . . .
            . . . . O X . . . . . .
            . . . O O X X X . . . .
            . . O O X O O X . . . .
            . . O X X a O X X . . .
            . . O X X a O X X . . .
            """);

    /** In this one both players have an eye, and Black gives atari at {@code a} only: in White's eye he may not play. */
    private static final Diagram WITH_EYES = Diagram.parse("""
            W W W B O X . . . . . .
            . B . B O X . . . . . .
            B B B B O X . . . . X .
            O O O O O X . . . . . .
            . . . . O X . . . . . .
            . . . . O X . . . . . .
            . . . . O X . . . . . .
            . O O O O X X X X X . .
            . O X X X O O O O X X .
            . O X . X a O . O X . .
            """);

    @EveryVariant
    void whereTerritoryIsCountedTheStonesAreDeadAsTheyStand(Variant variant) {
        for (Diagram diagram : List.of(ALONE, WITH_SEKI)) {
            for (Ruleset rules : List.of(Rulesets.JAPANESE, Rulesets.KOREAN)) {
                Assessment assessment = assess(variant, diagram, rules);
                Reason reason = deadBy(variant, diagram, assessment).reasons().get(0);
                assertThat(reason.rule().code()).isEqualTo("bent-four");
                assertThat(reason.text())
                        .endsWith(" Under " + rules.name()
                                + " rules they are dead as they stand: once play has stopped, a ko may be retaken only"
                                + " after a pass for that ko.");
                assertThat(reason.source()).isEqualTo("Japanese rules of 1989, article 7");
                assertThat(assessment.flags()).extracting(Flag::code).doesNotContain("ko-threats-stay");
            }
        }
    }

    @EveryVariant
    void whereAreaIsCountedTheKoHasToBePlayed(Variant variant) {
        Assessment assessment = assess(variant, ALONE, Rulesets.CHINESE);
        Reason reason = deadBy(variant, ALONE, assessment).reasons().get(0);
        String captor = variant.color(Color.WHITE).inWords();
        String owner = variant.color(Color.BLACK).inWords();
        assertThat(reason.text())
                .startsWith(captor + " can start a ko for the stones at any time: ")
                .endsWith(" Under Chinese rules " + captor + " must play the ko out, and can wait until " + owner
                        + " has no ko threats left.");
        assertThat(assessment.flags()).extracting(Flag::code).doesNotContain("ko-threats-stay");
    }

    /** A flag asks a person to decide what becomes of the ko. */
    @EveryVariant
    void threatsInASekiAreNamed(Variant variant) {
        assertThreats(variant, WITH_SEKI, 4);
        assertThreats(variant, WITH_EYES, 6);
    }

    private static void assertThreats(Variant variant, Diagram diagram, int stones) {
        Assessment assessment = assess(variant, diagram, Rulesets.CHINESE);
        Board board = assessment.position().board();
        PointSet threats = variant.points(diagram.board(), diagram.marked('a'));
        Flag flag = assessment.flags().stream()
                .filter(each -> each.code().equals("ko-threats-stay"))
                .findFirst()
                .orElseThrow();
        assertThat(flag.points()).isEqualTo(deadBy(variant, diagram, assessment).stones());
        assertThat(flag.text())
                .endsWith("; but the threats at " + String.join(" ", Coordinates.format(board, threats))
                        + " in a seki cannot be removed. The largest threatens " + stones
                        + " stones, the ko is for 7 stones.");
    }

    /** The corner is the captor's under both rules: they differ in what has to be played, not in what is counted. */
    @EveryVariant
    void theCornerCountsForTheCaptor(Variant variant) {
        for (Ruleset rules : List.of(Rulesets.JAPANESE, Rulesets.CHINESE)) {
            Ownership owners = Tally.ownership(assess(variant, ALONE, rules), rules);
            PointSet corner = Coordinates.points(ALONE.board(), "A9 B9 C9 D9 A8 B8 C8 D8 A7 B7 C7 D7");
            assertThat(owners.of(variant.color(Color.WHITE)).containsAll(variant.points(ALONE.board(), corner)))
                    .isTrue();
        }
    }

    private static Assessment assess(Variant variant, Diagram diagram, Ruleset rules) {
        FinalPosition end = new FinalPosition(variant.position(diagram.position()), Ending.TWO_PASSES);
        return new ReadingMethod(new StaticMethod()).assess(end, rules, Budget.NORMAL, Trace.NONE);
    }

    private static Verdict deadBy(Variant variant, Diagram diagram, Assessment assessment) {
        PointSet stones = variant.points(diagram.board(), diagram.marked('B'));
        Verdict chain = assessment.verdicts().stream()
                .filter(verdict -> verdict.stones().equals(stones))
                .findFirst()
                .orElseThrow();
        assertThat(chain.status()).isEqualTo(Status.DEAD);
        assertThat(assessment.verdicts()).filteredOn(Verdict::isDeadByWaitingKo).containsExactly(chain);
        assertThat(assessment.verdicts())
                .filteredOn(verdict -> verdict.reasons().get(0).text().contains(" rules "))
                .containsExactly(chain);
        return chain;
    }
}
