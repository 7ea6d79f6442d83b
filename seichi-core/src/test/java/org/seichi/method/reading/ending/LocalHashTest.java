package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

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

    private static int at(String name) {
        return Coordinates.point(DIAGRAM.board(), name);
    }
}
