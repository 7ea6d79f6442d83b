package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.KnownEvaluation;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Which moves capture a chain and which ones save it. */
class ChainFightsTest {
    /** Black's stone B runs at a, or captures the stone W beside it at b. */
    private static final Diagram ATARI = Diagram.parse("""
            . . . . . . . . .
            . . . O . . . . .
            . . O B a . . . .
            . . X W X . . . .
            . . . b . . . . .
            . . . . . . . . .
            . . . . . . . . .
            """);

    /** The stone B, in atari, captures one of two stones beside it, at a or b, or connects at c. */
    private static final Diagram TWO_CAPTORS = Diagram.parse("""
            . . . O . . .
            . . X O X . .
            . a O B O b .
            . . X c X . .
            . . . . . . .
            """);

    /** The stone B, in atari, captures W at a; at c it would run into its death. */
    private static final Diagram AT_THE_EDGE = Diagram.parse("""
            a W B c . .
            . X O O . .
            X X . . . .
            . X . . . .
            . . . . . .
            """);

    /** Only the net at a captures the stone W: a ladder runs into the stone on the lower right. */
    private static final Diagram NET = Diagram.parse("""
            . . . . . . . .
            . . . X X . . .
            . . X W b . . .
            . . X c a . . .
            . . . . . . . .
            . . . . . O . .
            . . . . . . . .
            """);

    /** Four stones B and four stones W are in atari at the same point. */
    private static final Diagram MUTUAL_ATARI = Diagram.parse("""
            . . . . O X . . .
            . . . . O X . . .
            . . . . O X . . .
            . . . . O X X X .
            . . . O B W W X .
            . . . O B a W X .
            . . . O B B W X .
            """);

    /** Capturing two stones at a connects Black's six stones B to the others, and they are no longer cut off. */
    private static final Diagram CONNECTING = Diagram.parse("""
            . . . . . . . . .
            . . X X . . . . .
            . X W W X . . . .
            . O a B . O . . .
            . O B B B O . . .
            . O B O B O . . .
            . . . . . . . . .
            """);

    /** Nothing saves Black's three stones, and White's have many liberties. */
    private static final Diagram LOST = Diagram.parse("""
            . . O O O . . .
            . O X X X O . .
            . O . O . O . .
            . . . . . . . .
            . . . . . . . .
            """);

    @EveryVariant
    void itRunsOrTakesItsCaptor(Variant variant) {
        CandidateCollector collector = proposed(ATARI, Color.BLACK, variant);

        assertThat(texts(ATARI, collector, variant, 'a')).containsExactly("Saves the chain");
        assertThat(texts(ATARI, collector, variant, 'b'))
                .containsExactlyInAnyOrder("Captures its captor and saves the chain", "Takes the chain");
    }

    @EveryVariant
    void eachOfTwoCaptorsCanBeTaken(Variant variant) {
        CandidateCollector collector = proposed(TWO_CAPTORS, Color.BLACK, variant);

        assertThat(texts(TWO_CAPTORS, collector, variant, 'a')).contains("Captures its captor and saves the chain");
        assertThat(texts(TWO_CAPTORS, collector, variant, 'b')).contains("Captures its captor and saves the chain");
        assertThat(texts(TWO_CAPTORS, collector, variant, 'c')).containsExactly("Saves the chain");
    }

    @EveryVariant
    void itDoesNotRunWhereItIsCaught(Variant variant) {
        CandidateCollector collector = proposed(AT_THE_EDGE, Color.BLACK, variant);

        assertThat(collector.motives()).containsOnlyKeys(variant.point(AT_THE_EDGE.board(), AT_THE_EDGE.point('a')));
    }

    @EveryVariant
    void aNetIsProposedThoughItIsNoLibertyOfTheChain(Variant variant) {
        CandidateCollector collector = proposed(NET, Color.BLACK, variant);

        assertThat(collector.motives()).containsOnlyKeys(variant.point(NET.board(), NET.point('a')));
        assertThat(texts(NET, collector, variant, 'a')).containsExactly("Captures the chain");
    }

    @EveryVariant
    void itsOwnerPlaysThereOrRuns(Variant variant) {
        CandidateCollector collector = proposed(NET, Color.WHITE, variant);

        for (char move : "abc".toCharArray()) {
            assertThat(texts(NET, collector, variant, move)).containsExactly("Saves the chain");
        }
    }

    /** Six stones that live in half of all cases are worth three points, though the capture helps them in two ways. */
    @EveryVariant
    void whatACaptureConnectsAndRelievesCountsOnce(Variant variant) {
        int move = variant.point(CONNECTING.board(), CONNECTING.point('a'));
        PointSet six = variant.points(CONNECTING.board(), CONNECTING.marked('B'));
        double settled = proposed(CONNECTING, Color.BLACK, variant)
                .motives()
                .get(move)
                .get(0)
                .worth()
                .min();

        assertThat(proposed(CONNECTING, Color.BLACK, variant, six).motives().get(move))
                .extracting(Motive::worth)
                .containsExactly(Worth.sure(settled + 3));
    }

    /** Two points for each of the four stones taken and of the four saved; either chain names the same sum. */
    @EveryVariant
    void whatTheSameMoveSavesCountsInFull(Variant variant) {
        for (Color player : Color.values()) {
            int move = variant.point(MUTUAL_ATARI.board(), MUTUAL_ATARI.point('a'));
            assertThat(proposed(MUTUAL_ATARI, player, variant).motives().get(move))
                    .hasSize(2)
                    .extracting(Motive::worth)
                    .containsOnly(Worth.sure(16));
        }
    }

    @EveryVariant
    void nothingIsProposedForAnOwnChainThatIsLost(Variant variant) {
        assertThat(proposed(LOST, Color.BLACK, variant).motives()).isEmpty();
    }

    private static CandidateCollector proposed(Diagram diagram, Color player, Variant variant) {
        return proposed(diagram, player, variant, PointSet.empty(variant.board(diagram.board())));
    }

    private static CandidateCollector proposed(Diagram diagram, Color player, Variant variant, PointSet unsettled) {
        Position position = variant.position(diagram.position()).withToMove(variant.color(player));
        MoveContext context = new MoveContext(KnownEvaluation.of(position, unsettled), List.of());
        CandidateCollector collector = new CandidateCollector(position);
        new ChainFights().propose(context, collector);
        return collector;
    }

    private static List<String> texts(Diagram diagram, CandidateCollector collector, Variant variant, char move) {
        return collector.motives().getOrDefault(variant.point(diagram.board(), diagram.point(move)), List.of()).stream()
                .map(Motive::text)
                .toList();
    }
}
