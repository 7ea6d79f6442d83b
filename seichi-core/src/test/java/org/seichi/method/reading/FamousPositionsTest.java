package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.seichi.testkit.MutualAtariDiagrams.SNAPBACK;
import static org.seichi.testkit.MutualAtariDiagrams.THREE_POINTS;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Flag;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** What is said of positions that the rules argue about; their scores are those of the known positions. */
class FamousPositionsTest {
    /** The corner has an eye and a ko, and endless threats in the double ko seki below. */
    private static final Diagram MOONSHINE = Diagram.parse("""
            . X . X O X . X
            X X X O O X X X
            O O O O X X X .
            . O X X O O X X
            O O X O . O X .
            . O X X O O X X
            O O X . O O X .
            . O X X O O X X
            O O X . X O X .
            """);

    private static final Diagram DOUBLE_KO = Diagram.parse("""
            . O X O . O X .
            O O X X O O X X
            . O X . O O X .
            O O X X O O X X
            . O X . X O X .
            """);

    /** A race in which White takes a ko at E5. */
    private static final Diagram RACE = Diagram.parse("""
            . O X X . X O X X .
            O O X X X O O X X X
            . O X . X O O . X .
            O O X . X O O . X X
            . O X X X O O X X .
            """);

    @EveryVariant
    void theDeadCornerTellsOfItsKo(Variant variant) {
        Verdict corner = chain(variant, MOONSHINE, Ending.TWO_PASSES, Rulesets.JAPANESE, "B9");

        assertThat(corner.status()).isEqualTo(Status.DEAD);
        assertThat(corner.reasons().get(0).rule()).isEqualTo(Rule.WAITING_KO_AS_IT_STANDS);
    }

    @EveryVariant
    void threatsInADoubleKoSekiAreNamedWhereAreaIsCounted(Variant variant) {
        assertThat(assess(variant, MOONSHINE, Ending.TWO_PASSES, Rulesets.CHINESE)
                        .flags())
                .extracting(Flag::code)
                .contains("ko-threats-stay");
    }

    @EveryVariant
    void chainsInAtariAtTheSamePointAreInSekiIfBothWouldBeTakenBack(Variant variant) {
        for (String stone : new String[] {"B5", "A4"}) {
            Verdict chain = chain(variant, THREE_POINTS, Ending.TWO_PASSES, Rulesets.JAPANESE, stone);
            assertThat(chain.status()).isEqualTo(Status.SEKI);
            assertThat(chain.reasons().get(0).rule()).isEqualTo(Rule.MUTUAL_ATARI);
        }
        assertThat(assess(variant, THREE_POINTS, Ending.TWO_PASSES, Rulesets.JAPANESE)
                        .flags())
                .extracting(Flag::code)
                .contains("life-doubtful");
        assertThat(chain(variant, SNAPBACK, Ending.TWO_PASSES, Rulesets.JAPANESE, "A4")
                        .status())
                .isEqualTo(Status.DEAD);
    }

    @EveryVariant
    void kosInASekiAreNotFilled(Variant variant) {
        Assessment assessment = assess(variant, DOUBLE_KO, Ending.STOPPED, Rulesets.JAPANESE);

        assertThat(assessment.kos()).isEmpty();
        assertThat(assessment.flags()).extracting(Flag::code).contains("open-ko");
    }

    @EveryVariant
    void lifeThatDependsOnAKoIsFlagged(Variant variant) {
        assertThat(assess(variant, RACE, Ending.TWO_PASSES, Rulesets.JAPANESE).flags())
                .extracting(Flag::code)
                .contains("life-by-ko");
    }

    private static Verdict chain(Variant variant, Diagram diagram, Ending ending, Ruleset rules, String stone) {
        Board board = diagram.board();
        PointSet point = variant.points(board, Coordinates.points(board, stone));
        return assess(variant, diagram, ending, rules).verdicts().stream()
                .filter(each -> each.stones().containsAll(point))
                .findFirst()
                .orElseThrow();
    }

    private static Assessment assess(Variant variant, Diagram diagram, Ending ending, Ruleset rules) {
        FinalPosition end = new FinalPosition(variant.position(diagram.position()), ending);
        return new ReadingMethod(new StaticMethod()).assess(end, rules, Budget.NORMAL, Trace.NONE);
    }
}
