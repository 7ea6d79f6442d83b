package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Ko;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class JudgedKosTest {
    /** Black holds the ko at E7, White the one at D3. */
    private static final Diagram TWO_KOS = Diagram.parse("""
            . . . O X . . . .
            . . . O X . . . .
            . . O X . X . . .
            . . . O X . . . .
            . . . O X . . . .
            . . . O X . . . .
            . . O . O X . . .
            . . . O X . . . .
            . . . O X . . . .
            """);

    @EveryVariant
    void kosThatOnlyDeadStonesCouldTakeAreClosed(Variant variant) {
        Assessment assessed = assess(variant);
        int ofBlack = variant.point(TWO_KOS.board(), Coordinates.point(TWO_KOS.board(), "E7"));
        int ofWhite = variant.point(TWO_KOS.board(), Coordinates.point(TWO_KOS.board(), "D3"));
        assertThat(JudgedKos.settle(assessed).kos()).extracting(Ko::point).containsExactlyInAnyOrder(ofBlack, ofWhite);

        List<Verdict> whiteIsDead = assessed.verdicts().stream()
                .map(chain -> chain.color() == variant.color(Color.WHITE)
                        ? new Verdict(chain.stones(), chain.color(), Status.DEAD, chain.certainty(), chain.reasons())
                        : chain)
                .toList();
        assertThat(JudgedKos.settle(assessed.withVerdicts(whiteIsDead)).kos()).isEmpty();
    }

    private static Assessment assess(Variant variant) {
        Position position = variant.position(TWO_KOS.position());
        FinalPosition end = new FinalPosition(position, Ending.STOPPED);
        return new StaticMethod().assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
    }
}
