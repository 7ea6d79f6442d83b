package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.search.SearchBoard;
import org.seichi.text.Diagram;

/** What Black is told of the places around the point a, as {@code place:content}; the first places are the four beside it. */
class PlacesAroundTest {
    /** Own stones and others are told apart, and those with two liberties or one. */
    @ParameterizedTest
    @CsvSource({
        "'. . .', 'a X .', '. . .', 0:1",
        "'. . .', 'a O .', '. . .', 0:2",
        "'. . .', 'a X O', '. . .', 0:1 8:2",
        "'. O .', 'a X O', '. . .', 0:4 4:2 8:2",
        "'. X .', 'a O X', '. . .', 0:5 4:1 8:1",
        "'. O .', 'a X O', '. O .', 0:6 4:2 5:2 8:2",
        "'. X .', 'a O X', '. X .', 0:7 4:1 5:1 8:1",
    })
    void stonesAreToldWithTheirLiberties(String above, String row, String below, String told) {
        assertThat(around("""
                . . . . . . .
                . . . . . . .
                . . . %s .
                . . . %s .
                . . . %s .
                . . . . . . .
                . . . . . . .
                """.formatted(above, row, below))).containsExactly(told.split(" "));
    }

    /** The liberties of a stone are not told if it is two diagonal steps away, or three lines. */
    @Test
    void onlyNearStonesAreToldWithTheirLiberties() {
        assertThat(around("""
                . . . . . O .
                . . . . O X O
                . . . . . . .
                . . . a . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """)).contains("21:1");
        assertThat(around("""
                . . . . . . .
                . . . . . . .
                . . . . . . O
                . . . a . O X
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """)).contains("20:1");
    }

    /** Two diagonal steps are told, and three lines to a side and one aside; three diagonal steps and four lines are not. */
    @Test
    void farStonesAreNotTold() {
        assertThat(around("""
                . . . . . . . . .
                X . . . . . . X .
                . . . . . . . . .
                . . . . . . . . .
                X . . . a . . . X
                . . . . . . . . .
                . . X . . . . . .
                . X . X . . . . .
                . . . . X . . . .
                """)).containsExactly("21:1", "28:1");
    }

    /** In the corner 24 of the 36 places are off the board; on the fourth line it is not seen that there is an edge. */
    @Test
    void theEdgeIsTold() {
        assertThat(around("""
                a . . . .
                . . . . .
                . . . . .
                . . . . .
                . . . . .
                """)).hasSize(24).allMatch(told -> told.endsWith(":3"));
        assertThat(around("""
                . . . . . . .
                . . . . . . .
                . . . . . . .
                . . . a . . .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """)).isEmpty();
    }

    @Test
    void theLastTwoMovesAreTold() {
        Diagram diagram = Diagram.parse("""
                . . . . . . .
                . . . . . . .
                . . . . B . .
                . . . a . W .
                . . . . . . .
                . . . . . . .
                . . . . . . .
                """);

        assertThat(around(diagram, diagram.point('W'), diagram.point('B')))
                .containsExactly("4:1", "second-around 4", "8:2", "last-around 8");
    }

    private static List<String> around(String diagram) {
        return around(Diagram.parse(diagram), Board.NO_POINT, Board.NO_POINT);
    }

    private static List<String> around(Diagram diagram, int last, int second) {
        TraitKeys keys = new TraitKeys();
        new PlacesAround(new SearchBoard(diagram.position()), last, second).add(diagram.point('a'), keys);
        return IntStream.range(0, keys.size())
                .map(keys::get)
                .mapToObj(PlacesAroundTest::told)
                .toList();
    }

    private static String told(int key) {
        PlainTrait kind = PlainTrait.of(key);
        int value = TraitKeys.value(key);
        return kind == PlainTrait.AROUND ? value / 8 + ":" + value % 8 : kind.label() + " " + value;
    }
}
