package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.ToIntFunction;
import java.util.function.ToLongBiFunction;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.search.SearchBoard;
import org.seichi.text.Coordinates;
import org.seichi.text.Diagram;

class LocalHashTest {
    private static final Diagram DIAGRAM = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . O . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . X . . . . . . .
            X O O X . . . . .
            . O . X . . . . .
            """);

    private final SearchBoard board = new SearchBoard(DIAGRAM.position());
    private final LocalHash state = new LocalHash(board);

    @Test
    void whatIsPlayedElsewhereChangesNothing() {
        long chain = state.aroundChain(at("B1"));
        long point = state.aroundPoint(at("C1"));
        board.play(Color.BLACK, at("G8"));
        board.play(Color.WHITE, at("J1"));
        assertThat(state.aroundChain(at("B1"))).isEqualTo(chain);
        assertThat(state.aroundPoint(at("C1"))).isEqualTo(point);
        assertThat(state.aroundPoint(at("A1"))).isNotEqualTo(point);
    }

    /** Black's stone can be taken and White's stones cannot, though the liberties around both are the same. */
    @Test
    void theChainsOfOneFightAreToldApart() {
        Diagram diagram = Diagram.parse("""
                O O X . X
                O O O X X
                . O . O X
                O O O O X
                """);
        LocalHash fight = new LocalHash(new SearchBoard(diagram.position()));
        int black = Coordinates.point(diagram.board(), "C4");
        int white = Coordinates.point(diagram.board(), "A4");
        assertThat(fight.aroundChain(black)).isNotEqualTo(fight.aroundChain(white));
    }

    /** Both chains next to the point count as centers, whichever comes first: a stone two lines beside either is seen. */
    @Test
    void theSurroundingsOfEveryChainAroundAPointCount() {
        Diagram diagram = Diagram.parse("""
                . . . . . . .
                . . . . . . .
                . . O . X . .
                . . . . . . .
                . . . . . . .
                """);
        SearchBoard open = new SearchBoard(diagram.position());
        LocalHash around = new LocalHash(open);
        int between = Coordinates.point(diagram.board(), "D3");
        long before = around.aroundPoint(between);
        for (String beside : new String[] {"A3", "G3"}) {
            open.play(Color.BLACK, Coordinates.point(diagram.board(), beside));
            assertThat(around.aroundPoint(between)).as(beside).isNotEqualTo(before);
            open.undo();
        }
    }

    @Test
    void aLibertyMoreOrLessIsAnotherState() {
        long before = state.aroundChain(at("B1"));
        board.play(Color.BLACK, at("C3"));
        long less = state.aroundChain(at("B1"));
        board.undo();
        assertThat(less).isNotEqualTo(before);
        assertThat(state.aroundChain(at("B1"))).isEqualTo(before);
    }

    @Test
    void aLibertyOfTheChainAroundIsAnotherState() {
        long before = state.aroundChain(at("B1"));
        board.play(Color.WHITE, at("E2"));
        assertThat(state.aroundChain(at("B1"))).isNotEqualTo(before);
    }

    /** For a chain with four liberties the liberties of the chains around it do not matter. */
    @Test
    void theChainsAroundMatterUpToThreeLiberties() {
        assertThat(changes("""
                . . . . . . .
                . . . . . . .
                . . O O . . .
                . . X X . . .
                . . . . . . .
                """, "C2", "C4")).isFalse();
        assertThat(changes("""
                . . . . . . .
                . . . . . . .
                . . O O . . .
                . . X X O . .
                . . . . . . .
                """, "C2", "C4")).isTrue();
    }

    /** Of a chain with six or more liberties only the stones count: it stands like a wall. */
    @Test
    void theLibertiesOfAChainCountUpToFive() {
        assertThat(touches("""
                . . . . . . .
                . . . . X . .
                . . O O O . .
                . . . . . . .
                """, "B2", "D1")).isFalse();
        assertThat(touches("""
                . . . . . . .
                . . . . . . .
                . . O O . . .
                . . . . . . .
                """, "B2", "D1")).isTrue();
    }

    /** Whether a black stone changes the state around the chain of another. */
    private static boolean changes(String drawn, String chain, String played) {
        return changed(drawn, played, (state, at) -> state.aroundChain(at.applyAsInt(chain)));
    }

    /** Whether a black stone changes the state around a point. */
    private static boolean touches(String drawn, String point, String played) {
        return changed(drawn, played, (state, at) -> state.aroundPoint(at.applyAsInt(point)));
    }

    private static boolean changed(
            String drawn, String played, ToLongBiFunction<LocalHash, ToIntFunction<String>> asked) {
        SearchBoard small = new SearchBoard(Diagram.parse(drawn).position());
        LocalHash around = new LocalHash(small);
        ToIntFunction<String> named = name -> Coordinates.point(small.board(), name);
        long before = asked.applyAsLong(around, named);
        small.play(Color.BLACK, named.applyAsInt(played));
        return asked.applyAsLong(around, named) != before;
    }

    private static int at(String name) {
        return Coordinates.point(DIAGRAM.board(), name);
    }
}
