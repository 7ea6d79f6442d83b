package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Debt;

class DistinctEyesTest {
    private static final Board BOARD = new Board(19, 19);

    private static Eye eye(int from, int to) {
        PointSet space = PointSet.of(
                BOARD, IntStream.range(from, to).map(x -> BOARD.point(x, 0)).toArray());
        return new Eye(space, 1, space, true);
    }

    private static List<Long> bits(Eye... eyes) {
        DistinctEyes distinct = new DistinctEyes(List.of(eyes));
        return List.of(eyes).stream().map(distinct::bit).toList();
    }

    @Test
    void eyesWithoutCommonPointsHaveBitsOfTheirOwn() {
        assertThat(bits(eye(0, 2), eye(2, 4), eye(6, 7)))
                .doesNotHaveDuplicates()
                .doesNotContain(0L);
    }

    @Test
    void theSameEyeHasTheSameBit() {
        assertThat(bits(eye(0, 2), eye(4, 6), eye(0, 2)).get(2))
                .isEqualTo(bits(eye(0, 2), eye(4, 6), eye(0, 2)).get(0));
    }

    @Test
    void anEyeThatTouchesTwoOthersMakesThemOne() {
        assertThat(bits(eye(0, 2), eye(3, 5), eye(1, 4)))
                .containsOnly(bits(eye(0, 2)).get(0));
    }

    @Test
    void anEyeThatTouchesOnlyWhatWasAddedToAnotherOneCountsAsThatOne() {
        assertThat(bits(eye(0, 2), eye(1, 4), eye(3, 6)))
                .containsOnly(bits(eye(0, 2)).get(0));
    }

    @Test
    void moreEyesThanThereAreBitsHaveNone() {
        Eye[] eyes = IntStream.range(0, Debt.MOST_EYES + 1)
                .mapToObj(i -> PointSet.of(BOARD, BOARD.point(i % 19, i / 19 * 2)))
                .map(space -> new Eye(space, 1, space, true))
                .toArray(Eye[]::new);
        assertThat(bits(eyes).get(Debt.MOST_EYES)).isZero();
        assertThat(bits(eyes)).doesNotHaveDuplicates();
    }
}
