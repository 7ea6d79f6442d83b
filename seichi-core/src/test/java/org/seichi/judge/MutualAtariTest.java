package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.seichi.testkit.MutualAtariDiagrams.SNAPBACK;
import static org.seichi.testkit.MutualAtariDiagrams.THREE_POINTS;

import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.method.carta.StaticMethod;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class MutualAtariTest {
    @EveryVariant
    void chainsWhoseCaptorsAreCapturedAreInSeki(Variant variant) {
        assertThat(inSeki(variant, THREE_POINTS, "B5")).isEqualTo(points(variant, THREE_POINTS, "A4 B4 C4 B5 C5"));
        assertThat(inSeki(variant, THREE_POINTS, "A4")).isEqualTo(points(variant, THREE_POINTS, "A4 B4 C4 B5 C5"));
    }

    @EveryVariant
    void theyAreNotIfOneSideCapturesForGood(Variant variant) {
        assertThat(inSeki(variant, SNAPBACK, "A4").isEmpty()).isTrue();
        assertThat(inSeki(variant, SNAPBACK, "A5").isEmpty()).isTrue();
    }

    @EveryVariant
    void theyAreNotBesideDeadStonesOrIfNoneOfThemSeemsDead(Variant variant) {
        assertThat(inSeki(variant, THREE_POINTS, "B5 A3").isEmpty()).isTrue();
        assertThat(inSeki(variant, THREE_POINTS, "").isEmpty()).isTrue();
    }

    private static PointSet points(Variant variant, Diagram diagram, String names) {
        return variant.points(diagram.board(), Coordinates.points(diagram.board(), names));
    }

    /** The stones in seki if the chains with the named stones seem dead and all others live. */
    private static PointSet inSeki(Variant variant, Diagram diagram, String dead) {
        Position position = variant.position(diagram.position());
        PointSet marked = points(variant, diagram, dead);
        List<ChainFate> fates = new StaticMethod()
                .judge(position, Trace.NONE).verdicts().stream()
                        .map(verdict -> verdict.with(verdict.stones().intersects(marked) ? Status.DEAD : Status.ALIVE))
                        .map(verdict -> new ChainFate(verdict, 1))
                        .toList();
        CaptureReadings captures =
                new CaptureReadings(position, new TranspositionTable(12), new NodeCounter(Budget.NORMAL));
        return PointSet.unionOf(
                position.board(),
                new MutualAtari(position, captures)
                        .settle(fates).stream()
                                .map(ChainFate::verdict)
                                .filter(verdict -> verdict.status() == Status.SEKI)
                                .map(Verdict::stones));
    }
}
