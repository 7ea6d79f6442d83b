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
            BLACK | -4 7 3 -1 7 3 -1 9 5 1 9 0 7 0 0 14 2 15 -3 21 18 12 27 32 19 0 -12 14 24 14 -2 8 31 24 60 14 -2 23 -2 8 5 -30 15 23 5 -4
            WHITE | -4 7 3 -1 7 3 -1 9 5 1 9 0 7 0 0 14 2 15 9 15 12 12 19 16 -3 0 2 10 18 6 -18 10 23 8 36 8 -2 23 4 8 5 -6 5 23 5 -4
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
