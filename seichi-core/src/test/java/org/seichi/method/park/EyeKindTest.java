package org.seichi.method.park;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.structure.Chains;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** What kind of eye the point {@code a} is for the string of the stone {@code B}. */
class EyeKindTest {
    static Stream<Arguments> eyes() {
        return Stream.of(
                Arguments.of("one string on all four sides", EyeKind.EYE, """
                        . . . . .
                        . B X X .
                        . X a X .
                        . X X . .
                        . . . . .
                        """),
                Arguments.of("the corners do not matter to Park", EyeKind.EYE, """
                        X X X X X
                        X O B O X
                        X B a X X
                        X X X O .
                        """),
                Arguments.of("the edge is friendly", EyeKind.EYE, """
                        . . . . .
                        . B X X .
                        . X a X .
                        """),
                Arguments.of("so is the corner", EyeKind.EYE, """
                        . . .
                        X B .
                        a X .
                        """));
    }

    static Stream<Arguments> specialEyes() {
        return Stream.of(
                Arguments.of("two strings share it", EyeKind.SPECIAL, """
                        . . . . .
                        . B X . .
                        . X a X .
                        . . X X .
                        . . . . .
                        """),
                Arguments.of("one corner may be lost", EyeKind.SPECIAL, """
                        . . . . .
                        . B X O .
                        . X a X .
                        . X . X .
                        . . . . .
                        """),
                Arguments.of("two corners may not", EyeKind.NONE, """
                        . . . . .
                        . B X O .
                        . X a X .
                        . O X X .
                        . . . . .
                        """));
    }

    static Stream<Arguments> eyelikes() {
        return Stream.of(
                Arguments.of("five and the rest empty", EyeKind.EYELIKE, """
                        . . . . .
                        . B X X .
                        . X a . .
                        . X . . .
                        . . . . .
                        """),
                Arguments.of("five and an enemy", EyeKind.NONE, """
                        . . . . .
                        . B X X .
                        . X a . .
                        . X . O .
                        . . . . .
                        """),
                Arguments.of("an enemy on a side", EyeKind.NONE, """
                        . . . . .
                        . B X X .
                        . X a O .
                        . X X X .
                        . . . . .
                        """),
                Arguments.of("four are too few", EyeKind.NONE, """
                        . . . . .
                        . B X . .
                        . X a . .
                        . X . . .
                        . . . . .
                        """));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"eyes", "specialEyes", "eyelikes"})
    void classifiesThePoint(String name, EyeKind kind, String text) {
        Diagram diagram = Diagram.parse(text);
        int stone = diagram.marked('B').first();
        List<Variant> variants = Variant.all().toList();

        assertThat(variants).allSatisfy(variant -> {
            Chains chains = Chains.of(variant.position(diagram.position()));
            int point = variant.point(diagram.board(), diagram.point('a'));
            int string = chains.at(variant.point(diagram.board(), stone));
            assertThat(EyeKind.of(chains, point, string)).isEqualTo(kind);
        });
    }
}
