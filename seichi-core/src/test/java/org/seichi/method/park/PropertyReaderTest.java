package org.seichi.method.park;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.structure.Structure;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** The properties of the string of the stone {@code B}. */
class PropertyReaderTest {
    static Stream<Arguments> strings() {
        return Stream.of(
                Arguments.of("a stone in the open extends to all sides", new Properties(0, 0, 0, 4, 0, 0, 0), """
                        . . . . . . .
                        . O . . . O .
                        . . . . . . .
                        . . . B . . .
                        . . . . . . .
                        . O . . . O .
                        . . . . . . .
                        """),
                Arguments.of("not to where it gains no liberty", new Properties(0, 0, 0, 1, 0, 0, 0), """
                        . . . . . . .
                        . . O . O . .
                        . O . B . O .
                        . . . . . . .
                        . O . . . O .
                        . . . . . . .
                        """),
                Arguments.of("a diagonal has two connection points", new Properties(0, 0, 0, 0, 2, 0, 0), """
                        . . . . . . .
                        . . O . O . .
                        . O B . . O .
                        . O . X O . .
                        . . . O . . .
                        . . . . . . .
                        """),
                Arguments.of("no connection point in self-atari", new Properties(0, 0, 0, 0, 1, 0, 0), """
                        . . O O . .
                        . O X . O .
                        . O . B O .
                        . O . O . .
                        . . O . . .
                        """));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("strings")
    void countsWhatTheStringHas(String name, Properties properties, String text) {
        Diagram diagram = Diagram.parse(text);
        List<Variant> variants = Variant.all().toList();

        assertThat(variants).allSatisfy(variant -> {
            Structure structure = Structure.of(variant.position(diagram.position()));
            int stone = variant.point(diagram.board(), diagram.point('B'));
            PropertyReader reader = new PropertyReader(structure);
            int string = structure.chains().at(stone);
            assertThat(reader.of(string)).isEqualTo(properties);
            assertThat(reader.safeConnections(string, other -> true)).isEqualTo(properties.connections());
            assertThat(reader.safeConnections(string, other -> false)).isZero();
        });
    }

    @Test
    void readAsAList() {
        assertThat(new Properties(1, 2, 0, 0, 1, 0, 5).text())
                .isEqualTo("1 eye, 2 special eyes, 1 connection point, territory 5");
        assertThat(new Properties(0, 0, 0, 0, 2, 2, 0).text())
                .isEqualTo("no eyes, 2 connection points to what stays, territory 0");
        assertThat(new Properties(0, 0, 0, 0, 2, 1, 0).text())
                .isEqualTo("no eyes, 2 connection points, 1 of them to what stays, territory 0");
        assertThat(new Properties(0, 0, 1, 3, 0, 0, 0).text())
                .isEqualTo("no eyes, 1 eyelike, 3 extension points, territory 0");
    }
}
