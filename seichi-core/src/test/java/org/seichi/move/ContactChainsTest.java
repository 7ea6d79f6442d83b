package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.search.SearchBoard;
import org.seichi.text.Diagram;

/** What a move is told of the chains beside it. Each digit of a value answers one question; 1 is yes. */
class ContactChainsTest {
    /** White's stones W, Z and @ have one, two and three liberties. */
    private static final Diagram THREE_CHAINS = Diagram.parse("""
            . . . . . . .
            . . . X . . .
            . . X W X . .
            . . @ a Z . .
            . . . . X . .
            . . . . . . .
            """);

    /** White's stone runs into open space if Black plays at b; from a Black drives it along in a ladder. */
    private static final Diagram LADDER = Diagram.parse("""
            . . . . . . .
            . . X X . . .
            . X O b . . .
            . . a . . . .
            . . . . . . .
            . . . . . . .
            """);

    /** The same with a stone of White's in the way. */
    private static final Diagram BROKEN_LADDER = Diagram.parse("""
            . . . . . . .
            . . X X . . .
            . X O b . . .
            . . a . . . .
            . . . . . O .
            . . . . . . .
            """);

    /** The classes are 1, 2, 3 to 4, 5 to 8 and more than 8 stones; a chain counts in its own and in all smaller ones. */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 1", "3, 2", "4, 2", "5, 3", "8, 3", "9, 4"})
    void aChainInAtariIsToldByItsSize(int stones, int size) {
        Diagram diagram = Diagram.parse("""
                X %s . .
                X %s a .
                X %s . .
                """.formatted("X ".repeat(stones), "O ".repeat(stones), "X ".repeat(stones)));

        assertThat(values(diagram, Color.BLACK, 'a', PlainTrait.TAKES)).containsExactly(1000 * size + 10);
        assertThat(values(diagram, Color.BLACK, 'a', PlainTrait.TAKES_SO_MANY)).containsExactly(upTo(size, 10, 1));
        assertThat(values(diagram, Color.WHITE, 'a', PlainTrait.SAVES)).containsExactly(10_000 * size + 130);
        assertThat(values(diagram, Color.WHITE, 'a', PlainTrait.SAVES_SO_MANY)).containsExactly(upTo(size, 100, 13));
    }

    private static Integer[] upTo(int size, int factor, int rest) {
        return IntStream.rangeClosed(0, size)
                .mapToObj(each -> factor * (size - each) + rest)
                .toArray(Integer[]::new);
    }

    /** Each value grows by the digit for the chain that was played last. The move itself has two liberties and no ladder to fear. */
    @ParameterizedTest
    @CsvSource({"., 10, 0, 1", "W, 110, 0, 1", "Z, 10, 100, 1", "@, 10, 0, 11"})
    void theChainPlayedLastIsTold(char last, int one, int two, int three) {
        assertThat(values(THREE_CHAINS, last, 'a', PlainTrait.TAKES)).containsExactly(one);
        assertThat(values(THREE_CHAINS, last, 'a', PlainTrait.ATARI)).containsExactly(two);
        assertThat(values(THREE_CHAINS, last, 'a', PlainTrait.OTHER_OF_THREE)).containsExactly(three);
        assertThat(values(THREE_CHAINS, last, 'a', PlainTrait.LIBERTIES)).containsExactly(20);
        assertThat(values(THREE_CHAINS, last, 'a', PlainTrait.CHAINS)).containsExactly(3);
    }

    /** The second digit from the end: 2 if the atari begins a ladder that works, 1 if only the one from the other side would. */
    @Test
    void anAtariFromTheRightSideBeginsALadder() {
        assertThat(values(LADDER, '.', 'a', PlainTrait.ATARI)).containsExactly(20);
        assertThat(values(LADDER, '.', 'b', PlainTrait.ATARI)).containsExactly(10);
        assertThat(values(BROKEN_LADDER, '.', 'a', PlainTrait.ATARI)).containsExactly(0);
        assertThat(values(BROKEN_LADDER, '.', 'b', PlainTrait.ATARI)).containsExactly(0);
    }

    /** The throw-in leaves five stones one liberty and has one itself. */
    @Test
    void anAtariMayPutItselfInAtari() {
        Diagram throwIn = Diagram.parse("""
                X X X X .
                O O O X .
                a . O X .
                """);

        assertThat(values(throwIn, '.', 'a', PlainTrait.ATARI)).containsExactly(2021);
    }

    /**
     * Two stones, or one, with two liberties: the third digit from the end tells that White just played beside them, the next one that a
     * ladder would catch them, the last their new liberties, at most 3.
     */
    @Test
    void anOwnChainOfTwoLibertiesIsTold() {
        Diagram open = Diagram.parse("""
                . . . . . . .
                . . O O . . .
                . O X X a . .
                . . Z . . @ .
                . . . . . . .
                """);
        Diagram closed = Diagram.parse("""
                . . . . . .
                . . . O . .
                . O X a . .
                . . O O . .
                . . . . . .
                """);

        assertThat(values(open, '@', 'a', PlainTrait.OWN_OF_TWO)).containsExactly(1013);
        assertThat(values(open, 'Z', 'a', PlainTrait.OWN_OF_TWO)).containsExactly(1113);
        assertThat(values(closed, '.', 'a', PlainTrait.OWN_OF_TWO)).containsExactly(12);
    }

    /** Two stones with three liberties get five, which count as four, or keep three. */
    @Test
    void anOwnChainOfThreeLibertiesIsTold() {
        Diagram more = Diagram.parse("""
                . . . . . . .
                . . O O . . .
                . Z X X a . .
                . . . . . @ .
                . . . . . . .
                """);
        Diagram same = Diagram.parse("""
                . . . . . . .
                . . O O O . .
                . Z X X a O .
                . . . . . @ .
                . . . . . . .
                """);

        assertThat(values(more, '@', 'a', PlainTrait.OWN_OF_THREE)).containsExactly(104);
        assertThat(values(more, 'Z', 'a', PlainTrait.OWN_OF_THREE)).containsExactly(114);
        assertThat(values(same, '@', 'a', PlainTrait.OWN_OF_THREE)).containsExactly(103);
    }

    /** The last digit: a capture that saves two stones in atari. */
    @Test
    void aCaptureSavesAChainInAtari() {
        Diagram diagram = Diagram.parse("""
                . . O O X . .
                . . X X O a .
                . . O O X . .
                . . . . . . .
                """);

        assertThat(values(diagram, '.', 'a', PlainTrait.TAKES)).containsExactly(13);
    }

    /** Own chains and others are counted up to three, liberties up to five, and those of the weakest up to four. */
    @Test
    void whatIsManyIsNotToldApart() {
        Diagram mixed = Diagram.parse("""
                . . . . .
                . . O . .
                . O a X .
                . . X . .
                . . . . .
                """);
        Diagram own = Diagram.parse("""
                . . . . .
                . . X . .
                . X a X .
                . . X . .
                . . . . .
                """);

        assertThat(values(mixed, '.', 'a', PlainTrait.CHAINS)).containsExactly(22);
        assertThat(values(own, '.', 'a', PlainTrait.CHAINS)).containsExactly(30);
        assertThat(values(LADDER, '.', 'b', PlainTrait.LIBERTIES)).containsExactly(50);
        assertThat(values(LADDER, '.', 'b', PlainTrait.WEAKEST)).containsExactly(42);
    }

    /** Black took a ko at a; White plays elsewhere, or captures a stone at c. */
    @Test
    void itIsToldThatAKoMayNotBeRetaken() {
        Diagram diagram = Diagram.parse("""
                . X O . . . .
                X O a O . b .
                . X O . . O .
                . . . . O X c
                . . . . . O .
                """);
        Position before = diagram.position();
        Position ko = before.play(Color.BLACK, diagram.point('a'));

        assertThat(values(before.withToMove(Color.WHITE), Board.NO_POINT, diagram.point('c'), PlainTrait.KO))
                .isEmpty();
        assertThat(values(ko, diagram.point('a'), diagram.point('b'), PlainTrait.KO))
                .containsExactly(0);
        assertThat(values(ko, diagram.point('a'), diagram.point('c'), PlainTrait.KO))
                .containsExactly(1);
    }

    private static IntStream values(Diagram diagram, Color player, char move, PlainTrait kind) {
        return values(diagram.position().withToMove(player), Board.NO_POINT, diagram.point(move), kind);
    }

    /** The values of a kind of trait for a move of Black's; {@code .} if no move was played before. */
    private static IntStream values(Diagram diagram, char last, char move, PlainTrait kind) {
        return values(
                diagram.position(), last == '.' ? Board.NO_POINT : diagram.point(last), diagram.point(move), kind);
    }

    private static IntStream values(Position position, int last, int move, PlainTrait kind) {
        TraitKeys keys = new TraitKeys();
        new ContactTraits(new SearchBoard(position), last).add(move, keys);
        return IntStream.range(0, keys.size())
                .map(keys::get)
                .filter(key -> PlainTrait.of(key) == kind)
                .map(TraitKeys::value);
    }
}
