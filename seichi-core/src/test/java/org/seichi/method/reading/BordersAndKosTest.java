package org.seichi.method.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.judge.ShapeEvidence;
import org.seichi.method.carta.StaticMethod;
import org.seichi.score.Ko;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class BordersAndKosTest {
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
        Position position = variant.position(TWO_KOS.position());
        LifeAndDeath living = life(position, chain -> Status.ALIVE);
        int ofBlack = variant.point(TWO_KOS.board(), Coordinates.point(TWO_KOS.board(), "E7"));
        int ofWhite = variant.point(TWO_KOS.board(), Coordinates.point(TWO_KOS.board(), "D3"));
        assertThat(kos(living)).extracting(Ko::point).containsExactlyInAnyOrder(ofBlack, ofWhite);

        Color white = variant.color(Color.WHITE);
        assertThat(kos(life(position, chain -> chain.color() == white ? Status.DEAD : Status.ALIVE)))
                .isEmpty();
    }

    private static LifeAndDeath life(Position position, Function<Verdict, Status> status) {
        List<Verdict> verdicts = new StaticMethod()
                .judge(position, Trace.NONE).verdicts().stream()
                        .map(chain -> new Verdict(
                                chain.stones(), chain.color(), status.apply(chain), chain.certainty(), chain.reasons()))
                        .toList();
        return new LifeAndDeath(position, verdicts);
    }

    private static List<Ko> kos(LifeAndDeath life) {
        PointSet none = PointSet.empty(life.position().board());
        ShapeEvidence shape = new ShapeEvidence(life.verdicts(), none, none, none);
        return BordersAndKos.fromShape(life, shape, Ending.STOPPED).kos();
    }
}
