package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.rules.Suicide;

/**
 * On small boards all that is proven of any legal position meets every line of play. Of boards with more than ten points
 * the normal build plays a part; {@code mvn test -Dtest=SmallBoardsTest -Dlong=true} plays all, in a minute.
 */
class SmallBoardsTest {
    private static final int PART = 16;

    /** The columns: size, suicide, number of legal positions, and of those in which at least one point is Black's. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            1, 7, FORBIDDEN, 867, 26
            1, 7, ALLOWED, 867, 5
            2, 3, FORBIDDEN, 489, 39
            2, 3, MULTI_STONE, 489, 31
            3, 3, FORBIDDEN, 12675, 1023
            3, 3, ALLOWED, 12675, 819
            5, 2, FORBIDDEN, 35117, 2226
            5, 2, ALLOWED, 35117, 1563
            3, 4, FORBIDDEN, 321689, 19575
            3, 4, ALLOWED, 321689, 14751
            """)
    void noProofIsBrokenByAnyLineOfPlay(int width, int height, Suicide suicide, int legal, int proven) {
        int[] counts = new int[2];
        SmallBoards.each(new Board(width, height), position -> {
            Safety safety = Safety.of(position, suicide);
            ColorSafety black = safety.of(Color.BLACK);
            counts[0]++;
            if (!black.points().isEmpty()) {
                if (isPlayed(position.board(), counts[1]++)) {
                    new Siege(position, black, suicide).run();
                }
            }
        });
        assertThat(counts[0]).isEqualTo(legal);
        assertThat(counts[1]).isGreaterThanOrEqualTo(proven);
    }

    /** The same, with an owner who may pass as often as he likes and answers nothing. */
    @ParameterizedTest
    @CsvSource({"3, 3, FORBIDDEN", "3, 3, ALLOWED", "5, 2, FORBIDDEN", "5, 2, ALLOWED"})
    void unconditionalLifeNeedsNoAnswers(int width, int height, Suicide suicide) {
        SmallBoards.each(new Board(width, height), position -> {
            ColorSafety white = Safety.of(position, suicide).unconditional(Color.WHITE);
            assertThat(white.replies().list()).isEmpty();
            if (!white.points().isEmpty()) {
                new Siege(position, white, suicide).run();
            }
        });
    }

    private static boolean isPlayed(Board board, int number) {
        return board.size() <= 10 || Boolean.getBoolean("long") || number % PART == 0;
    }
}
