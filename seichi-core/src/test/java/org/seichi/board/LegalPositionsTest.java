package org.seichi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers of legal positions on small boards (Tromp and Farnebäck 2007) as an oracle for captures, suicide and hashing. */
class LegalPositionsTest {
    private static final String SMALL_BOARDS = """
            1, 1, 1
            2, 1, 5
            3, 1, 15
            7, 1, 867
            2, 2, 57
            2, 3, 489
            4, 2, 4125
            3, 3, 12675
            3, 4, 321689
            """;

    /** Every legal position can be built by placing its stones in order of points, without a capture on the way. */
    @ParameterizedTest
    @CsvSource(textBlock = SMALL_BOARDS)
    void eachIsBuiltOnceStoneByStone(int width, int height, long count) {
        assertThat(countBuilt(Position.empty(new Board(width, height)), Board.NO_POINT))
                .isEqualTo(count);
    }

    /** Play with captures and suicide reaches all legal positions and no others; they all have different hashes. */
    @ParameterizedTest
    @CsvSource(textBlock = SMALL_BOARDS)
    void eachIsReachedByPlay(int width, int height, int count) {
        Set<Long> seen = new HashSet<>();
        Deque<Position> open = new ArrayDeque<>();
        open.add(Position.empty(new Board(width, height)));
        seen.add(open.getFirst().hash());
        while (!open.isEmpty()) {
            Position position = open.remove();
            position.empty().forEach(point -> {
                for (Color player : Color.values()) {
                    Position next = position.play(player, point);
                    if (seen.add(next.hash())) {
                        open.add(next);
                    }
                }
            });
        }
        assertThat(seen).hasSize(count);
    }

    private static long countBuilt(Position position, int last) {
        long count = 1;
        PointSet empty = position.empty();
        for (int point = empty.next(last); point != Board.NO_POINT; point = empty.next(point)) {
            for (Color player : Color.values()) {
                if (position.legality(player, point) != Legality.SUICIDE
                        && position.legality(player, point) != Legality.SINGLE_SUICIDE) {
                    Position next = position.play(player, point);
                    count += next.capturedBy(player) == 0 ? countBuilt(next, point) : 0;
                }
            }
        }
        return count;
    }
}
