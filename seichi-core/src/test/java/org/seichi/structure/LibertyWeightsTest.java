package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Position;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** The weights, in sixths of a liberty, of the chain that holds the marked black stone (B). */
class LibertyWeightsTest {
    static Stream<Arguments> cases() {
        return Stream.of(
                // White can fill each of the four safely, and Black gains two liberties by playing there
                Arguments.of("a stone in the open", 4 * (6 + 3), """
                        . . . . .
                        . . . . .
                        . . B . .
                        . . . . .
                        . . . . .
                        """),
                // two liberties; playing either gains Black one, since it costs one and opens two
                Arguments.of("a stone in the corner", 2 * (6 + 3), """
                        B . . .
                        . . . .
                        . . . .
                        """),
                // Black would have no liberty after filling his only one; White captures by playing there
                Arguments.of("a stone in atari", 6, """
                        B . O
                        O O .
                        """),
                // White cannot play in the eye, and Black would lose it by filling it; filling the other loses nothing
                Arguments.of("an eye beside an outer liberty", 12 + 6 + 2, """
                        . B . . .
                        X X O O .
                        O O O . .
                        """),
                // Black captures two stones by playing on the liberty
                Arguments.of("the last liberty takes stones", 6 + 3, """
                        B . O O X
                        O O X X X
                        """),
                // White's stone would be in atari on either; Black loses nothing by filling them
                Arguments.of("liberties that lead to others", 2 * (12 + 2), """
                        B . . X
                        X O O X
                        . X X X
                        """));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void weighsTheLiberties(String name, int weight, String drawn) {
        Diagram diagram = Diagram.parse(drawn);
        for (Variant variant : (Iterable<Variant>) Variant.all()::iterator) {
            Position position = variant.position(diagram.position());
            Structure structure = Structure.of(position);
            int stone = variant.point(diagram.board(), diagram.point('B'));
            assertThat(structure.weights().of(structure.chains().at(stone)))
                    .as("%s, %s", name, variant)
                    .isEqualTo(weight);
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aLibertyWeighsOneToTwoAndAHalf(Position position) {
        Structure structure = Structure.of(position);
        Chains chains = structure.chains();
        for (int chain = 0; chain < chains.count(); chain++) {
            assertThat(structure.weights().of(chain))
                    .isBetween(LibertyWeights.ONE * chains.libertyCount(chain), 15 * chains.libertyCount(chain));
        }
    }

    static List<Position> samples() {
        return RandomPositions.sample(61, 40).toList();
    }
}
