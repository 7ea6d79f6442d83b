package org.seichi.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** What is an eye of a chain in a race, and what is room to fight for. */
class RaceReaderTest {
    @EveryVariant
    void aStoneInAnEyeOfSevenPointsIsNotInARaceWithItsWalls(Variant variant) {
        assertThat(races(variant, """
                X X X X X X X X X
                X O . . . . . . X
                X X X X X X X X X
                """)).isEmpty();
        assertThat(races(variant, """
                X X X X X X X X X X
                X O . . . . . . . X
                X X X X X X X X X X
                """)).hasSize(1);
    }

    @EveryVariant
    void anEyeHasUpToSevenPoints(Variant variant) {
        assertThat(eyed(races(variant, """
                X X X X X X X X X
                X . . . . . . . X
                X X X X X X X X X
                O O O O O O O O .
                """))).isEqualTo(1);
        assertThat(eyed(races(variant, """
                X X X X X X X X X X
                X . . . . . . . . X
                X X X X X X X X X X
                O O O O O O O O O .
                """))).isZero();
    }

    private static int eyed(List<Race> races) {
        assertThat(races).hasSize(1);
        return races.get(0).eyedSides();
    }

    private static List<Race> races(Variant variant, String drawn) {
        Position position = variant.position(Diagram.parse(drawn).position());
        return new RaceReader(position, PointSet.empty(position.board())).races();
    }
}
