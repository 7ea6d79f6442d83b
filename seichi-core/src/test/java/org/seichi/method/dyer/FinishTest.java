package org.seichi.method.dyer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.ScoringMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Play;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.RandomPositions;
import org.seichi.text.Diagram;

/** Passes 3 and 4: what is played after the record has stopped. */
class FinishTest {
    /** White's stone A7 lives until Black has filled the neutral point below it. */
    private static final Position CORNER = Diagram.parse("""
            O . O . X X .
            . O O O O O O
            X X X O O O X
            . X . X X O X
            X X X X O . X
            X X . X . O X
            . O . . X X X
            """).position();

    private static Assessment assess(ScoringMethod method, Position position, Trace trace) {
        return method.assess(new FinalPosition(position, Ending.STOPPED), Rulesets.JAPANESE, Budget.NORMAL, trace);
    }

    private static ScoringMethod variant(String name) {
        return new DynamicMethod()
                .variants().stream()
                        .filter(method -> method.name().equals(name))
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void theDameAreFilledAndWhatThatForcesIsPlayed() {
        List<String> said = new ArrayList<>();
        assess(new DynamicMethod(), CORNER, (step, points, text) -> said.add(step + ": " + text.get()));
        assertThat(said)
                .containsSequence(
                        "filling dame: 3 dame",
                        "filling dame: E2 Black ATARI",
                        "filling dame: F3 White FORCE-CONNECT",
                        "filling dame: A6 Black ATARI",
                        "connection check: Checking for forced connecting moves",
                        "connection check: checking <White group of 1 stone, 1 liberty, at A7>",
                        "connection check: checking <White group of 14 stones, 3 liberties, at C7>",
                        "connection check: <White group of 1 stone, 1 liberty, at A7> looks DEAD, testing B7: looks ok",
                        "connection check: Going to make move B7 to stay alive");
    }

    @Test
    void withoutThePassesNothingOfThatIsPlayed() {
        Assessment whole = assess(new DynamicMethod(), CORNER, Trace.NONE);
        Assessment unforced = assess(variant("dynamic-without-forced-moves"), CORNER, Trace.NONE);
        Assessment unfilled = assess(variant("dynamic-without-fair-dame"), CORNER, Trace.NONE);
        assertThat(unforced.plays())
                .isEqualTo(whole.plays().subList(0, whole.plays().size() - 1));
        assertThat(unfilled.plays()).isEmpty();
    }

    @Test
    void everyMoveThatCostsAPointIsPlayed() {
        int costly = 0;
        for (Position position : RandomPositions.sample(11, 80).toList()) {
            Assessment assessment = assess(new DynamicMethod(), position, Trace.NONE);
            List<Integer> played = assessment.plays().stream().map(Play::point).toList();
            assertThat(assessment.teire())
                    .as("%s", position)
                    .allSatisfy(teire -> assertThat(played).contains(teire.point()));
            costly += assessment.teire().size();
        }
        assertThat(costly).isGreaterThan(10);
    }
}
