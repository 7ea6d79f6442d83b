package org.seichi.method.park;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.method.Removal;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class StringRemovalTest {

    /** Black has one eye; removing {@code W} gives two more points, which make the other eye. */
    private static final Diagram ROOM = Diagram.parse("""
            . . . . . . . . .
            . O O O O O O O .
            . O X X X X X O .
            . O X . X W X O .
            . O X X X . X O .
            . O X X X X X O .
            . O O O O O O O .
            . . . . . . . . .
            """);

    /** Both {@code B} and White around it have stability 508; Black has one liberty less. */
    private static final Diagram RACE = Diagram.parse("""
            . . . . . . . . .
            . X X X X X X X .
            . X O O O O O X .
            . X O B B . O X .
            . X O O O O . X .
            . X X X X X X X .
            . . . . . . . . .
            """);

    static Stream<Position> positions() {
        return RandomPositions.sample(7, 40);
    }

    @EveryVariant
    void theDeadestGoFirstAndTheOthersAreJudgedAgain(Variant variant) {
        Removal<StringPass> removal = Removal.of(new StringPass(variant.position(ROOM.position())));
        PointSet dead = variant.points(ROOM.board(), ROOM.marked('W'));
        StringPass first = removal.waves().get(0).round();
        int black = variant.point(ROOM.board(), ROOM.board().point(2, 2));

        assertThat(removal.waves()).containsExactly(new Removal.Wave<>(first, dead));
        assertThat(removal.dead()).isEqualTo(dead);
        assertThat(first.stability(first.chains().at(black))).isEqualTo(408);
        assertThat(removal.last().stability(removal.last().chains().at(black))).isEqualTo(200);
    }

    @EveryVariant
    void ofEqualStringsThoseWithTheFewestLibertiesGoFirst(Variant variant) {
        Removal<StringPass> removal = Removal.of(new StringPass(variant.position(RACE.position())));
        StringPass first = removal.waves().get(0).round();
        int white = variant.point(RACE.board(), RACE.board().point(2, 2));
        int black = variant.point(RACE.board(), RACE.marked('B').first());

        assertThat(first.stability(first.chains().at(white))).isEqualTo(StringStability.DEAD);
        assertThat(first.stability(first.chains().at(black))).isEqualTo(StringStability.DEAD);
        assertThat(removal.dead()).isEqualTo(variant.points(RACE.board(), RACE.marked('B')));
        assertThat(removal.last().stability(removal.last().chains().at(white))).isEqualTo(302);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyWaveTakesTheDeadestStrings(Position position) {
        Removal<StringPass> removal = Removal.of(new StringPass(position));
        Position left = position;
        for (Removal.Wave<StringPass> wave : removal.waves()) {
            assertThat(wave.round().position()).isEqualTo(left);
            assertThat(wave.round().worst()).isGreaterThanOrEqualTo(400);
            assertThat(wave.stones()).isEqualTo(wave.round().deadest());
            left = left.with(wave.stones(), Stones.EMPTY);
        }

        assertThat(removal.last().position().empty()).isEqualTo(left.empty());
        assertThat(StringStability.stays(removal.last().worst())).isTrue();
        assertThat(removal.dead().intersection(removal.reinstated()).isEmpty()).isTrue();
        assertThat(removal.dead().union(removal.reinstated()))
                .isEqualTo(left.empty().minus(position.empty()));
    }
}
