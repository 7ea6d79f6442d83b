package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.search.SearchBoard;
import org.seichi.text.Diagram;

class ContactTraitsTest {
    /** The last digit tells what the capture saves: 1 is a chain that White would catch in a ladder by playing the same point. */
    @ParameterizedTest
    @CsvSource({"'. . O . . .', 11", "'. . . . . .', 10"})
    void aChainOfTwoLibertiesIsSavedIfALadderWouldTakeIt(String edge, int expected) {
        Diagram diagram = Diagram.parse("""
                . . . . . .
                . . X . . .
                . X O a . .
                . O X X O .
                %s
                """.formatted(edge));
        TraitKeys keys = new TraitKeys();
        new ContactTraits(new SearchBoard(diagram.position()), Board.NO_POINT).add(diagram.point('a'), keys);

        assertThat(IntStream.range(0, keys.size())
                        .map(keys::get)
                        .filter(key -> PlainTrait.of(key) == PlainTrait.TAKES)
                        .map(TraitKeys::value))
                .containsExactly(expected);
    }
}
