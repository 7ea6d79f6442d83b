package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
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
        assertThat(values(diagram, PlainTrait.TAKES)).containsExactly(expected);
    }

    /** Atari from C2 leaves the stone the way to the edge, where it is taken; with another way out it is not. */
    @Test
    void aStoneOfTwoLibertiesIsInDangerIfALadderTakesIt() {
        assertThat(values(Diagram.parse("""
                . . . .
                . O O .
                O a . .
                O . . .
                """), PlainTrait.LIBERTIES)).containsExactly(21);
        assertThat(values(Diagram.parse("""
                . . . .
                . O O .
                . a . .
                . . . .
                """), PlainTrait.LIBERTIES)).containsExactly(30);
    }

    /** Chains of six stones and more are one class. */
    @Test
    void aLargeChainThatPutsItselfInAtariIsToldUpToSixStones() {
        assertThat(values(Diagram.parse("""
                O O O O O X
                X X X a . .
                O O O O O X
                """), PlainTrait.SELF_ATARI)).containsExactly(40);
        assertThat(values(Diagram.parse("""
                O O O O O O O O O
                X X X X X X a . .
                O O O O O O O O .
                """), PlainTrait.SELF_ATARI)).containsExactly(60);
    }

    @Test
    void aStoneThatPutsItselfInAtariMayTakeOne() {
        assertThat(values(Diagram.parse("""
                . X O .
                X O a O
                . X O .
                """), PlainTrait.SELF_ATARI)).containsExactly(11);
    }

    /** From three liberties on it is not told how many the saved chain has; one that a ladder takes all the same is. */
    @Test
    void aSavedChainIsToldByItsLiberties() {
        Diagram five = Diagram.parse("""
                . . . . . .
                . . O . . .
                . O X a X .
                . . O . . .
                . . . . . .
                """);
        Diagram two = Diagram.parse("""
                . O O O .
                O X a . .
                . O . . .
                . O . . .
                """);
        assertThat(values(five, PlainTrait.SAVES)).containsExactly(130);
        assertThat(values(five, PlainTrait.SAVES_SO_MANY)).containsExactly(13);
        assertThat(values(two, PlainTrait.SAVES)).containsExactly(21);
    }

    /** The values of a kind of trait for the marked move. */
    private static IntStream values(Diagram diagram, PlainTrait kind) {
        TraitKeys keys = new TraitKeys();
        new ContactTraits(new SearchBoard(diagram.position()), Board.NO_POINT).add(diagram.point('a'), keys);
        return IntStream.range(0, keys.size())
                .map(keys::get)
                .filter(key -> PlainTrait.of(key) == kind)
                .map(TraitKeys::value);
    }
}
