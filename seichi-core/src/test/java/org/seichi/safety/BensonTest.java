package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.structure.Chains;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class BensonTest {
    @ParameterizedTest
    @EnumSource(Suicide.class)
    void theLiteralTwinAgrees(Suicide suicide) {
        SplittableRandom random = new SplittableRandom(5);
        Stream<Position> finished = Stream.generate(() -> new Board(random.nextInt(2, 10), random.nextInt(2, 10)))
                .limit(2000)
                .map(board -> RandomPositions.finished(board, random.nextLong()).position());
        int[] alive = new int[1];
        Stream.concat(RandomPositions.sample(17, 1000), finished).forEach(position -> {
            for (Color color : Color.values()) {
                PointSet stones = new Benson(Enclosures.of(Chains.of(position), color), suicide)
                        .result()
                        .stones();
                assertThat(stones).isEqualTo(new BensonTwin(position, color, suicide).stones());
                alive[0] += stones.size();
            }
        });
        assertThat(alive[0]).isGreaterThan(10_000);
    }

    /** Mueller's figure 2 shows such chains: here two share two eyes, and neither has an eye of its own. */
    @EveryVariant
    void chainsThatShareTwoEyesAreAlive(Variant variant) {
        Diagram diagram = Diagram.parse("""
                a B B O
                B b B O
                B B O O
                O O O .
                """);
        ColorSafety black = unconditional(diagram, variant, Suicide.FORBIDDEN);
        assertThat(black.stones()).isEqualTo(there(diagram, variant, 'B'));
        assertThat(black.territory()).isEqualTo(there(diagram, variant, 'a').union(there(diagram, variant, 'b')));
        assertThat(black.groups()).hasSize(2).noneMatch(GroupProof::needsAnswer);
    }

    @EveryVariant
    void aChainWithOneEyeIsGivenUpAndTakesItsNeighborsAlong(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . X . X O
                X O X X O
                O O O O .
                """);
        assertThat(unconditional(diagram, variant, Suicide.FORBIDDEN).points().isEmpty())
                .isTrue();
    }

    /** By suicide White may empty the region, and then fill the ring alone: its middle is an eye of his. */
    @EveryVariant
    void suicideTakesLifeFromAnEyeAroundAStoneThatTouchesNothing(Variant variant) {
        Diagram diagram = Diagram.parse("""
                B B B B B B B
                B . . . B . B
                B . O . B B B
                B . . . B O O
                B B B B B O .
                O O O O O O .
                """);
        assertThat(unconditional(diagram, variant, Suicide.FORBIDDEN).stones()).isEqualTo(there(diagram, variant, 'B'));
        assertThat(unconditional(diagram, variant, Suicide.ALLOWED).stones().isEmpty())
                .isTrue();
    }

    /** The ring is Black's second eye: once he takes the stone in it, he is not sure to live. */
    @EveryVariant
    void anEyeThatIsNeededIsNoTerritoryIfTakingWhatIsInsideMightEndIt(Variant variant) {
        Diagram diagram = Diagram.parse("""
                B B B B B B B
                B . . . B a B
                B . O . B B B
                B . . . B O O
                B B B B B O .
                O O O O O O .
                """);
        assertThat(unconditional(diagram, variant, Suicide.FORBIDDEN).territory())
                .isEqualTo(there(diagram, variant, 'a'));
    }

    private static ColorSafety unconditional(Diagram diagram, Variant variant, Suicide suicide) {
        Position position = variant.position(diagram.position());
        return new Benson(Enclosures.of(Chains.of(position), variant.color(Color.BLACK)), suicide).result();
    }

    private static PointSet there(Diagram diagram, Variant variant, char mark) {
        return variant.points(diagram.board(), diagram.marked(mark));
    }
}
