package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Whether links alone join the chains of the marked stones B and Y. */
class LinksTest {
    static Stream<Arguments> joinedAtCommonLiberties() {
        return Stream.of(
                Arguments.of("a diagonal", """
                        . . . .
                        . B . .
                        . . Y .
                        . . . .
                        """),
                Arguments.of("two adjacent cutting points", """
                        . O O O O .
                        O X B . Y X
                        O X X . X X
                        """),
                Arguments.of("two one-point jumps", """
                        . X B . Y X .
                        . X O O O X .
                        . X X . X X .
                        . . . . . . .
                        """),
                Arguments.of("a jump on the first line: the opponent between would stand in atari", """
                        B . Y . .
                        . . . . .
                        . . . . .
                        """));
    }

    static Stream<Arguments> joinedByJumps() {
        return Stream.of(
                Arguments.of("two two-point jumps side by side", """
                        . . . . . .
                        . B . . Y .
                        . X . . X .
                        . . . . . .
                        """),
                Arguments.of("a one-point jump and a knight's move", """
                        . . . . . .
                        . X B . . .
                        . X . . X .
                        . X X . Y .
                        . . . . . .
                        """),
                Arguments.of("half connections to two chains that are joined themselves", """
                        . . . . . . .
                        . . X . B . .
                        . Y . O X . .
                        . X X . X . .
                        . . . . . . .
                        """));
    }

    static Stream<Arguments> halfConnected() {
        return Stream.of(
                Arguments.of("a diagonal that is cut on one side", """
                        . . . .
                        . B O .
                        . . Y .
                        . . . .
                        """),
                Arguments.of("a one-point jump", """
                        . . . . .
                        . B . Y .
                        . . . . .
                        """),
                Arguments.of("a jump on the first line: the opponent between would be connected below", """
                        B . Y . .
                        . O . . .
                        . . . . .
                        """),
                Arguments.of("a two-point jump", """
                        . . . . . .
                        . B . . Y .
                        . . . . . .
                        """),
                Arguments.of("a knight's move", """
                        . . . .
                        . B . .
                        . . . .
                        . . Y .
                        . . . .
                        """));
    }

    static Stream<Arguments> disturbed() {
        return Stream.of(
                Arguments.of("two two-point jumps, one of them disturbed", """
                        . . . . . .
                        . B . . Y .
                        . X . . X .
                        . . O . . .
                        """),
                Arguments.of("two knight's moves over the same point", """
                        . . . . .
                        . B . . .
                        . . . X .
                        . . Y X .
                        . . . . .
                        """),
                Arguments.of("a large knight's move", """
                        . . . . . .
                        . B . . . .
                        . . . . Y .
                        . . . . . .
                        """),
                Arguments.of("a chain in atari", """
                        B . Y .
                        O . . .
                        . . . .
                        """),
                Arguments.of("an eye: who connects there loses it", """
                        . O X X O .
                        O B . Y O .
                        O O X X O .
                        . O O O O .
                        """));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"joinedAtCommonLiberties", "joinedByJumps"})
    void joins(String name, String drawn) {
        check(drawn, true);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"halfConnected", "disturbed"})
    void leavesApart(String name, String drawn) {
        check(drawn, false);
    }

    private static void check(String drawn, boolean expected) {
        Diagram diagram = Diagram.parse(drawn);
        Variant.all().forEach(variant -> {
            Groups groups = groups(variant.position(diagram.position()));
            int first = groups.at(variant.point(diagram.board(), diagram.point('B')));
            int second = groups.at(variant.point(diagram.board(), diagram.point('Y')));
            assertThat(first == second).as(variant.toString()).isEqualTo(expected);
        });
    }

    @EveryVariant
    void whatDoesNotJoinIsLeftUntilTheGroupsAreOne(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . . . . . .
                . B p p Y .
                . . . . . .
                """);
        Position position = variant.position(diagram.position());
        Chains chains = Chains.of(position);
        Groups.Builder groups = new Groups.Builder(chains);
        Links links = links(position, chains, groups);
        links.join();

        assertThat(links.left(groups.build())).singleElement().satisfies(link -> {
            assertThat(List.of(link.a(), link.b())).containsExactly(0, 1);
            assertThat(PointSet.of(position.board(), link.point(), link.other()))
                    .isEqualTo(variant.points(diagram.board(), diagram.marked('p')));
        });
        groups.join(0, 1);
        assertThat(links.left(groups.build())).isEmpty();
    }

    @Test
    void aChainInAtariIsAlwaysAlone() {
        RandomPositions.sample(71, 200).forEach(position -> {
            Chains chains = Chains.of(position);
            Groups groups = groups(position);
            for (int chain = 0; chain < chains.count(); chain++) {
                if (chains.libertyCount(chain) == 1) {
                    assertThat(groups.size(groups.of(chain))).isEqualTo(1);
                }
            }
        });
    }

    private static Groups groups(Position position) {
        Chains chains = Chains.of(position);
        Groups.Builder groups = new Groups.Builder(chains);
        links(position, chains, groups).join();
        return groups.build();
    }

    private static Links links(Position position, Chains chains, Groups.Builder groups) {
        return new Links(chains, Occupation.of(position), new LibertyProbe(chains), groups);
    }
}
