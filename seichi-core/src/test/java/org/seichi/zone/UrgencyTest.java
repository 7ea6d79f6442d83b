package org.seichi.zone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;
import org.seichi.text.Diagram;

/** The weights of urgency, in rows that every weight changes. */
class UrgencyTest {
    private static final Diagram DIAGRAM = Diagram.parse("""
            . . . . . . . . . . . .
            . O O O O O O . . . . .
            . O . X X . O O . . X .
            O X X . O X X O . X . X
            . . . X O . X O . . X .
            X O . X X X X X O . . .
            X X O O O O O O X . . .
            . X X X X X X X . . . .
            """);

    /** The values of all empty points, from top left to bottom right, with Black as the defender and made-up distances. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            BLACK | -4 7 3 -1 7 3 -1 9 5 1 9 0 7 0 0 14 2 16 -4 22 16 12 24 29 24 0 1 21 30 12 2 12 28 21 71 18 -2 24 -2 8 5 -15 13 24 5 -4
            WHITE | -4 7 3 -1 7 3 -1 9 5 1 9 0 7 0 0 14 2 16 7 19 13 12 18 11 -4 0 -2 14 20 6 -23 8 22 3 34 8 -2 24 8 8 5 -9 5 24 5 -4
            """)
    void everyWeightIsSeen(Color player, String scores) {
        Position position = DIAGRAM.position();
        int[] points = position.board().points().toArray();
        int[] distance = new int[position.board().arrayLength()];
        Arrays.stream(points).forEach(point -> distance[point] = point % 3);
        Urgency urgency = new Urgency(new SearchBoard(position), Stones.BLACK, distance);
        int[] found = Arrays.stream(position.empty().toArray())
                .map(point -> urgency.of(point, player.code(), points[50]))
                .toArray();
        assertThat(found)
                .isEqualTo(Arrays.stream(scores.split(" "))
                        .mapToInt(Integer::parseInt)
                        .toArray());
    }
}
