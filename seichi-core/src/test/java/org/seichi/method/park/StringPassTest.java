package org.seichi.method.park;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.structure.Structure;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class StringPassTest {

    /** White's {@code Z} can only join {@code W}, and {@code W} the wall. */
    private static final Diagram LADDER = Diagram.parse("""
            . . . . . . .
            . . . . . . .
            O O O O O O O
            X X X X . X X
            . . X X W . X
            . X X Z . X X
            . X X . X X .
            . X X X X . .
            . . . . . . .
            """);

    static Stream<Position> positions() {
        return RandomPositions.sample(11, 40);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void connectionsCountTowardWhatStays(Position position) {
        StringPass round = new StringPass(position);
        PropertyReader reader = new PropertyReader(Structure.of(position, EnumSet.noneOf(Structure.Part.class)));
        for (int string = 0; string < round.chains().count(); string++) {
            int safe = reader.safeConnections(
                    string,
                    other -> round.ground(other) == StabilityGround.TABLE
                            ? StringStability.stays(round.stability(other))
                            : StringStability.stays(StringStability.of(round.properties(other))));
            assertThat(round.properties(string).safe()).isEqualTo(safe);
        }
    }

    @EveryVariant
    void whatIsConnectedConnectsOthers(Variant variant) {
        StringPass round = new StringPass(variant.position(LADDER.position()));
        int near = round.chains().at(variant.point(LADDER.board(), LADDER.point('W')));
        int far = round.chains().at(variant.point(LADDER.board(), LADDER.point('Z')));

        assertThat(round.properties(near).connections()).isEqualTo(2);
        assertThat(round.properties(near).safe()).isEqualTo(2);
        assertThat(round.properties(far).connections()).isEqualTo(1);
        assertThat(round.properties(far).safe()).isEqualTo(1);
        assertThat(round.stability(far)).isEqualTo(301);
    }

    @EveryVariant
    void withoutTheWallBothDie(Variant variant) {
        Position alone = LADDER.position()
                .with(
                        LADDER.position()
                                .stones(Color.WHITE)
                                .minus(LADDER.marked('W'))
                                .minus(LADDER.marked('Z')),
                        Stones.EMPTY);
        StringPass round = new StringPass(variant.position(alone));
        int near = round.chains().at(variant.point(LADDER.board(), LADDER.point('W')));
        int far = round.chains().at(variant.point(LADDER.board(), LADDER.point('Z')));

        assertThat(round.properties(far).connections()).isEqualTo(1);
        assertThat(round.properties(far).safe()).isZero();
        assertThat(round.properties(near).safe()).isZero();
        assertThat(round.stability(far)).isEqualTo(506);
    }
}
