package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Ending;
import org.seichi.game.FinalPosition;
import org.seichi.method.carta.StaticMethod;
import org.seichi.rules.Rulesets;
import org.seichi.score.Assessment;
import org.seichi.score.Trace;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class RaidsTest {
    /** Once White has {@code b}, Black's large chain depends on the territory around {@code a}, where White would take it. */
    private static final Diagram INSIDE = Diagram.parse("""
            X . X X O . O
            . b X O O O O
            O . O O . O O
            X X X X O . O
            X O O X O O O
            X X O c X X X
            . X X a O X X
            """);

    /** White must fill a point of his corner once the dame below are taken; he does so at {@code b} before that. */
    private static final Diagram SOONER = Diagram.parse("""
            . O O X X .
            O . O X X X
            O O X X X X
            b . O X . X
            O O X X X X
            O . . X X .
            """);

    /** One white move at {@code a} is enough if White has the dame {@code b}; if Black has it, White needs another move. */
    private static final Diagram ONE_MOVE = Diagram.parse("""
            O O O O X X
            O . O X X .
            O O O O X X
            . O O b X .
            O . . O X X
            . O . a O X
            """);

    @EveryVariant
    void aTerritoryIsMendedWhenNoLibertyIsLeftOutside(Variant variant) {
        List<EndingMove> raids = raids(INSIDE, variant, Color.WHITE);

        assertThat(raids).hasSize(1);
        EndingMove mended = raids.get(0);
        assertThat(mended.player()).isEqualTo(variant.color(Color.BLACK));
        assertThat(mended.point()).isEqualTo(point(variant, "D1"));
        assertThat(mended.attack().orElseThrow().line()).startsWith(point(variant, "D2"));
    }

    /** A raid that is yet to be met counts against the player who must meet it. */
    @EveryVariant
    void aRaidIsMetSoonerIfThatSparesTheMove(Variant variant) {
        for (Color first : Color.values()) {
            assertThat(raids(SOONER, variant, first))
                    .extracting(EndingMove::point)
                    .containsExactly(variant.point(SOONER.board(), SOONER.point('b')));
        }
        assertThat(raids(ONE_MOVE, variant, Color.WHITE))
                .extracting(EndingMove::point)
                .containsExactly(variant.point(ONE_MOVE.board(), ONE_MOVE.point('a')));
    }

    /** Black does not prevent what only a ko decides once E7 and D5 are gone, but it is told. */
    @EveryVariant
    void aCornerThatAKoDecidesIsAtStake(Variant variant) {
        Diagram corner = Diagram.parse("""
                . . . X . O O
                . X X X O O .
                X X O . O O O
                O O O O O O O
                O . O X X X X
                O O O X X . X
                . O O X . X X
                """);
        for (Color first : Color.values()) {
            PlayedEnding ending = ending(corner, variant, first);
            assertThat(ending.fills().isEmpty()).isTrue();
            assertThat(ending.atStake()
                            .contains(variant.point(corner.board(), Coordinates.point(corner.board(), "B6"))))
                    .isTrue();
        }
    }

    private static List<EndingMove> raids(Diagram diagram, Variant variant, Color first) {
        return ending(diagram, variant, first).moves().stream()
                .filter(move -> move.attack()
                        .filter(attack -> attack.kind() == Attack.Kind.RAID)
                        .isPresent())
                .toList();
    }

    private static PlayedEnding ending(Diagram diagram, Variant variant, Color first) {
        Position position = variant.position(diagram.position()).withToMove(variant.color(first));
        FinalPosition end = new FinalPosition(position, Ending.STOPPED);
        Assessment judged = new StaticMethod().assess(end, Rulesets.JAPANESE, Budget.NORMAL, Trace.NONE);
        return Readers.of(judged).read(variant.color(first));
    }

    private static int point(Variant variant, String name) {
        return variant.point(INSIDE.board(), Coordinates.point(INSIDE.board(), name));
    }
}
