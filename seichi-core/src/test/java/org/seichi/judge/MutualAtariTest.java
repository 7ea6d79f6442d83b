package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.seichi.testkit.MutualAtariDiagrams.SNAPBACK;
import static org.seichi.testkit.MutualAtariDiagrams.THREE_POINTS;

import java.util.List;
import java.util.stream.Stream;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class MutualAtariTest {
    /** Neither is in atari yet: a seki that other searches find. */
    private static final Diagram TWO_LIBERTIES = Diagram.parse("""
            . . O O X X X .
            . O O X O O X .
            . O X X . O X X
            . O X X . O X .
            """);

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

    @EveryVariant
    void theyAreNotInAtariWithTwoLiberties(Variant variant) {
        assertThat(inSeki(variant, TWO_LIBERTIES, "C1").isEmpty()).isTrue();
    }

    @EveryVariant
    void whatIsProvenStands(Variant variant) {
        assertThat(settled(variant, THREE_POINTS, "B5", Certainty.PROVEN)).isEmpty();
    }

    @EveryVariant
    void theirFateIsInDoubt(Variant variant) {
        assertThat(settled(variant, THREE_POINTS, "B5", Certainty.JUDGED))
                .isNotEmpty()
                .allMatch(fate -> fate.sureness() < 0.8);
    }

    private static PointSet points(Variant variant, Diagram diagram, String names) {
        return variant.points(diagram.board(), Coordinates.points(diagram.board(), names));
    }

    /** The stones in seki if the chains with the named stones seem dead and all others live. */
    private static PointSet inSeki(Variant variant, Diagram diagram, String dead) {
        return PointSet.unionOf(
                variant.board(diagram.board()),
                settled(variant, diagram, dead, Certainty.JUDGED)
                        .map(fate -> fate.verdict().stones()));
    }

    private static Stream<ChainFate> settled(Variant variant, Diagram diagram, String dead, Certainty certainty) {
        Position position = variant.position(diagram.position());
        PointSet marked = points(variant, diagram, dead);
        List<ChainFate> fates =
                Positions.verdicts(position, stones -> stones.intersects(marked) ? Status.DEAD : Status.ALIVE).stream()
                        .map(chain ->
                                new Verdict(chain.stones(), chain.color(), chain.status(), certainty, chain.reasons()))
                        .map(verdict -> new ChainFate(verdict, 1))
                        .toList();
        CaptureReadings captures =
                new CaptureReadings(position, new TranspositionTable(12), new NodeCounter(Budget.NORMAL));
        return new MutualAtari(position, captures)
                .settle(fates).stream().filter(fate -> fate.verdict().status() == Status.SEKI);
    }
}
