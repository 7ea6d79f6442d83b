package org.seichi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares {@link PointSet} with {@link BitSet}, its slow twin. */
class PointSetTest {
    @ParameterizedTest
    @CsvSource({"1, 1", "1, 25", "25, 1", "7, 7", "8, 7", "9, 13", "19, 19", "25, 25"})
    void agreesWithTheTwin(int width, int height) {
        Board board = new Board(width, height);
        SplittableRandom random = new SplittableRandom(31 * width + height);
        for (int round = 0; round < 100; round++) {
            BitSet a = random(board, random);
            BitSet b = random(board, random);
            assertElements(set(board, a), a);
            assertElements(set(board, a).union(set(board, b)), or(a, b));
            assertElements(set(board, a).intersection(set(board, b)), and(a, b));
            assertElements(set(board, a).minus(set(board, b)), andNot(a, b));
            assertThat(set(board, a).intersects(set(board, b))).isEqualTo(a.intersects(b));
            assertThat(set(board, a).containsAll(set(board, b)))
                    .isEqualTo(andNot(b, a).isEmpty());
            assertThat(set(board, a).equals(set(board, b))).isEqualTo(a.equals(b));
            assertThat(set(board, a)).isEqualTo(set(board, (BitSet) a.clone())).hasSameHashCodeAs(set(board, a));
            assertElements(set(board, a).neighbors(board), neighbors(board, a));
            assertElements(set(board, a).neighborsIn(set(board, b), board), and(neighbors(board, a), b));
            assertThat(PointSet.valueOf(set(board, a).toLongArray())).isEqualTo(set(board, a));
            assertShifts(board, a);
            if (!a.isEmpty()) {
                int start = a.stream()
                        .skip(random.nextInt(a.cardinality()))
                        .findFirst()
                        .orElseThrow();
                assertElements(set(board, a).connected(board, start), connected(board, a, start));
            }
        }
    }

    private static void assertShifts(Board board, BitSet a) {
        int stride = board.stride();
        for (int distance :
                new int[] {1, -1, 3, stride, -stride, stride - 1, 2 * stride + 1, 3 * stride, -3 * stride}) {
            PointSet shifted = set(board, a).shifted(distance);
            board.points()
                    .forEach(point -> assertThat(shifted.contains(point))
                            .isEqualTo(point + distance >= 0 && a.get(point + distance)));
        }
    }

    private static BitSet connected(Board board, BitSet points, int start) {
        BitSet reached = new BitSet();
        reached.set(start);
        BitSet next = and(neighbors(board, reached), points);
        while (!next.isEmpty()) {
            reached.or(next);
            next = and(neighbors(board, reached), points);
        }
        return reached;
    }

    @Test
    void aBuilderMayBeUsedOn() {
        Board board = Board.square(3);
        PointSet.Builder builder = PointSet.builder(board).add(board.first());
        PointSet first = builder.build();
        builder.addAll(board.points()).remove(board.first());
        assertThat(first).isEqualTo(PointSet.of(board, board.first()));
        assertThat(builder.build()).isEqualTo(board.points().minus(first));
        assertThat(builder.contains(board.first())).isFalse();
        assertThat(builder.contains(board.last())).isTrue();
    }

    @Test
    void theEmptySetHasNoPoint() {
        PointSet empty = PointSet.empty(Board.square(19));
        assertThat(empty.first()).isEqualTo(Board.NO_POINT);
        assertThat(empty.isEmpty()).isTrue();
        assertThat(empty.toArray()).isEmpty();
    }

    private static void assertElements(PointSet set, BitSet twin) {
        List<Integer> visited = new ArrayList<>();
        set.forEach(visited::add);
        assertThat(visited).containsExactlyElementsOf(twin.stream().boxed().toList());
        assertThat(set.toArray()).containsExactly(twin.stream().toArray());
        assertThat(set.size()).isEqualTo(twin.cardinality());
        assertThat(set.isEmpty()).isEqualTo(twin.isEmpty());
        assertThat(set.first()).isEqualTo(Math.max(twin.nextSetBit(0), Board.NO_POINT));
    }

    private static BitSet random(Board board, SplittableRandom random) {
        BitSet points = new BitSet();
        double density = random.nextDouble();
        board.points().forEach(point -> points.set(point, random.nextDouble() < density));
        return points;
    }

    private static PointSet set(Board board, BitSet points) {
        return PointSet.of(board, points.stream().toArray());
    }

    private static BitSet neighbors(Board board, BitSet points) {
        BitSet result = new BitSet();
        points.stream().forEach(point -> {
            int x = board.x(point);
            int y = board.y(point);
            int[][] around = {{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}};
            for (int[] at : around) {
                if (at[0] >= 0 && at[0] < board.width() && at[1] >= 0 && at[1] < board.height()) {
                    result.set(board.point(at[0], at[1]));
                }
            }
        });
        return andNot(result, points);
    }

    private static BitSet or(BitSet a, BitSet b) {
        BitSet result = (BitSet) a.clone();
        result.or(b);
        return result;
    }

    private static BitSet and(BitSet a, BitSet b) {
        BitSet result = (BitSet) a.clone();
        result.and(b);
        return result;
    }

    private static BitSet andNot(BitSet a, BitSet b) {
        BitSet result = (BitSet) a.clone();
        result.andNot(b);
        return result;
    }
}
