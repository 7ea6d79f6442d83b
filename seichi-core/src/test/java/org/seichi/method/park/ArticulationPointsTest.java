package org.seichi.method.park;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** Well-known shapes of eye spaces, drawn with {@code a}. */
class ArticulationPointsTest {
    static Stream<Arguments> shapes() {
        return Stream.of(
                Arguments.of("two in a row", "aa/..", 0, false),
                Arguments.of("three in a row", "aaa/...", 1, false),
                Arguments.of("bent three", "aa/a.", 1, false),
                Arguments.of("four in a row", "aaaa/....", 2, true),
                Arguments.of("zigzag four", "aa./.aa", 2, true),
                Arguments.of("bent four", "aaa/a..", 2, true),
                Arguments.of("pyramid four", "aaa/.a.", 1, false),
                Arguments.of("square four", "aa/aa", 0, false),
                Arguments.of("bulky five", "aa./aaa", 1, false),
                Arguments.of("crossed five", ".a./aaa/.a.", 1, false),
                Arguments.of("five with a knee", "aaaa/.a..", 2, true),
                Arguments.of("rectangular six", "aaa/aaa", 0, true),
                Arguments.of("rabbity six", ".a./aaa/.aa", 1, false),
                Arguments.of("six with two articulation points", "aaa./.aaa", 2, true),
                Arguments.of("seven", "aaa/aaa/.a.", 1, true));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("shapes")
    void decideWhetherAShapeMakesTwoEyes(String name, String rows, int articulations, boolean twoEyes) {
        Diagram diagram = Diagram.parse(rows.replace('/', '\n'));
        PointSet shape = diagram.marked('a');
        List<Variant> variants = Variant.all().toList();

        assertThat(variants).allSatisfy(variant -> {
            Board board = variant.board(diagram.board());
            PointSet turned = variant.points(diagram.board(), shape);
            assertThat(ArticulationPoints.count(board, turned)).isEqualTo(articulations);
            assertThat(ArticulationPoints.makeTwoEyes(board, turned)).isEqualTo(twoEyes);
        });
    }

    @Test
    void aSinglePointFallsApartNowhere() {
        Board board = Board.square(1);

        assertThat(ArticulationPoints.count(board, board.points())).isZero();
        assertThat(ArticulationPoints.makeTwoEyes(board, board.points())).isFalse();
    }
}
