package org.seichi.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class MoveKnowledgeTest {
    static Stream<Position> positions() {
        return Stream.of(1L, 2L, 3L, 4L, 5L, 6L)
                .map(seed -> RandomPositions.played(new Board(9, 7), seed, 45).position());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void countsLibertiesAsIfTheStoneWerePlayed(Position position) {
        MoveKnowledge knowledge = knowledge(position);
        SearchBoard tries = new SearchBoard(position);
        for (Color color : Color.values()) {
            for (int point : position.empty().toArray()) {
                Legality legality = position.withToMove(color).legality(color, point);
                int liberties = 0;
                if (legality == Legality.LEGAL) {
                    tries.play(color, point);
                    liberties = tries.liberties(point);
                    tries.undo();
                }
                for (int limit = 1; limit <= 4; limit++) {
                    int counted = knowledge.libertiesAfter(color.code(), point, limit);
                    assertThat(Math.min(counted, limit)).isEqualTo(Math.min(liberties, limit));
                }
            }
        }
    }

    /** Taking two stones leaves Black's one only the nearer of their points: three liberties, where four are counted. */
    @EveryVariant
    void aCapturedChainCountsWithAllItsStones(Variant variant) {
        Diagram diagram = Diagram.parse("""
                . X X .
                a O O X
                . X X .
                """);
        int point = variant.point(diagram.board(), diagram.point('a'));
        Color black = variant.color(Color.BLACK);
        Position position = variant.position(diagram.position()).withToMove(black);
        assertThat(knowledge(position).libertiesAfter(black.code(), point, 9)).isEqualTo(4);
        assertThat(new SearchBoard(position.play(black, point)).liberties(point))
                .isEqualTo(3);
    }

    @EveryVariant
    void fillsNoEye(Variant variant) {
        assertThat(isPlausible(variant, """
                a X .
                X X .
                . . .
                """)).isFalse();
        assertThat(isPlausible(variant, """
                a X .
                X O .
                . . .
                """)).as("false eye").isTrue();
        assertThat(isPlausible(variant, """
                . . . . .
                . . X O .
                . X a X .
                . . X . .
                . . . . .
                """)).as("one of four diagonals lost").isFalse();
        assertThat(isPlausible(variant, """
                . . . . .
                . O X O .
                . X a X .
                . . X . .
                . . . . .
                """)).as("two of four").isTrue();
        assertThat(isPlausible(variant, """
                . X O .
                X a X .
                """)).as("one of two").isTrue();
    }

    @EveryVariant
    void givesUpStonesOnlyInAKillingShape(Variant variant) {
        assertThat(isPlausible(variant, """
                X X a . O
                O O O O O
                """)).as("three").isTrue();
        assertThat(isPlausible(variant, """
                X X X a . O
                O O O O O O
                """)).as("four in a row").isFalse();
        assertThat(isPlausible(variant, """
                O X X a .
                O X X O O
                O O O O .
                """)).as("bulky five").isTrue();
    }

    @EveryVariant
    void isNoSuicide(Variant variant) {
        assertThat(isPlausible(variant, """
                a O .
                O O .
                """)).isFalse();
    }

    /** Whether playing at a is plausible for Black. */
    private static boolean isPlausible(Variant variant, String drawing) {
        Diagram diagram = Diagram.parse(drawing);
        int point = variant.point(diagram.board(), diagram.point('a'));
        int black = variant.color(Color.BLACK).code();
        return knowledge(variant.position(diagram.position())).isPlausible(black, point);
    }

    private static MoveKnowledge knowledge(Position position) {
        PlayoutBoard board = new PlayoutBoard(position.board());
        PointSet stones = position.board().points().minus(position.empty());
        stones.forEach(point -> {
            if (position.at(point) != Stones.EMPTY) {
                board.play(position.at(point), point);
            }
        });
        board.pass();
        return new MoveKnowledge(position.board(), board);
    }
}
