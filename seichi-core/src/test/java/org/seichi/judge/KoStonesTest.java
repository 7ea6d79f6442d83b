package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

/** Single stones in a ko, which can be taken and taken back. */
class KoStonesTest {
    /** The stone at D4 has its only liberty at C4. */
    private static final Diagram OPEN = Diagram.parse("""
            . . X O O . .
            . X . X O . .
            . X X O O . .
            . . X O . . .
            . . X O . . .
            """);

    /** Two stones: the stone that takes them cannot be retaken at once, so it is no ko. */
    private static final Diagram TWO = Diagram.parse("""
            . . X O O O .
            . X . X X O .
            . X X O O O .
            . . X O . . .
            . . X O . . .
            """);

    /** White is next to the liberty: the capturing stone is connected, and there is no ko. */
    private static final Diagram SHARED = Diagram.parse("""
            . . O O O . .
            . X . X O . .
            . X X O O . .
            . . X O . . .
            . . X O . . .
            """);

    /** With a second liberty the stone is in no ko. */
    private static final Diagram FREE = Diagram.parse("""
            . . X . O . .
            . X . X O . .
            . X X O O . .
            . . X O . . .
            . . X O . . .
            """);

    @EveryVariant
    void aStoneInAKoBetweenLivingStonesStands(Variant variant) {
        ChainFate fate = settled(variant, OPEN, "D4");

        assertThat(fate.verdict().status()).isEqualTo(Status.ALIVE);
        assertThat(fate.verdict().reasons().get(0).rule().code()).isEqualTo("ko-stone");
    }

    @EveryVariant
    void itStandsOnlyWhereWhatIsAroundLives(Variant variant) {
        assertThat(settled(variant, OPEN, "D4", "E4").verdict().status()).isEqualTo(Status.DEAD);
        assertThat(settled(variant, OPEN, "D4", "B4").verdict().status()).isEqualTo(Status.DEAD);
    }

    @EveryVariant
    void whatIsInNoKoStaysDead(Variant variant) {
        for (Diagram none : List.of(TWO, SHARED, FREE)) {
            assertThat(settled(variant, none, "D4").verdict().status()).isEqualTo(Status.DEAD);
        }
    }

    /** The settled fate of the first of the given dead chains. */
    private static ChainFate settled(Variant variant, Diagram diagram, String... dead) {
        PointSet stones = variant.points(diagram.board(), Coordinates.points(diagram.board(), String.join(" ", dead)));
        PointSet stone = variant.points(diagram.board(), Coordinates.points(diagram.board(), dead[0]));
        Position position = variant.position(diagram.position());
        List<Verdict> first =
                Positions.verdicts(position, chain -> chain.intersects(stones) ? Status.DEAD : Status.ALIVE);
        List<ChainFate> fates =
                first.stream().map(verdict -> new ChainFate(verdict, 0.9)).toList();
        return new KoStones(position, fates)
                .settle().stream()
                        .filter(fate -> fate.verdict().stones().intersects(stone))
                        .findFirst()
                        .orElseThrow();
    }
}
