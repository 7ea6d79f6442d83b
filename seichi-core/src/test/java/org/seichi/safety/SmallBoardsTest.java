package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;

/**
 * On small boards the proofs of every legal position hold against every line of play. All variants of a position have the
 * same proofs, so one of them is tried, with the proofs of both colors. Of boards with more than ten points the normal build
 * tries a part; {@code mvn test -Dtest=SmallBoardsTest -Dlong=true} tries all, in a minute.
 */
class SmallBoardsTest {
    private static final int PART = 4;

    /**
     * The columns: size, suicide, number of legal positions, and of those that are tried (on the last board, a part) in which at
     * least one point is proven Black's.
     */
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
            3, 4, FORBIDDEN, 321689, 5143
            3, 4, ALLOWED, 321689, 4417
            """)
    void noProofIsBrokenByAnyLineOfPlay(int width, int height, Suicide suicide, int legal, int proven) {
        int[] counts = new int[3];
        SmallBoards.eachOfItsViews(new Board(width, height), (position, views) -> {
            counts[0] += views;
            if (isTried(position.board(), counts[2]++)) {
                counts[1] += views * sieges(position, suicide);
            }
        });
        assertThat(counts[0]).isEqualTo(legal);
        // Half of the variants of a position show White's proofs as Black's.
        assertThat(counts[1] / 2).isGreaterThanOrEqualTo(proven);
    }

    /** Plays against what is proven for each color, and returns for how many colors there is something. */
    private static int sieges(Position position, Suicide suicide) {
        Safety safety = Safety.of(position, suicide);
        int count = 0;
        for (Color color : Color.values()) {
            ColorSafety safe = safety.of(color);
            if (!safe.points().isEmpty()) {
                new Siege(position, safe, suicide).run();
                count++;
            }
        }
        return count;
    }

    /** The same, with an owner who answers nothing and may pass as often as he likes. */
    @ParameterizedTest
    @CsvSource({"3, 3, FORBIDDEN", "3, 3, ALLOWED", "5, 2, FORBIDDEN", "5, 2, ALLOWED"})
    void unconditionalLifeNeedsNoAnswers(int width, int height, Suicide suicide) {
        SmallBoards.eachOfItsViews(new Board(width, height), (position, views) -> {
            Safety safety = Safety.of(position, suicide);
            for (Color color : Color.values()) {
                ColorSafety safe = safety.unconditional(color);
                assertThat(safe.replies()).isEmpty();
                if (!safe.points().isEmpty()) {
                    new Siege(position, safe, suicide).run();
                }
            }
        });
    }

    private static boolean isTried(Board board, int number) {
        return board.size() <= 10 || Boolean.getBoolean("long") || number % PART == 0;
    }
}
