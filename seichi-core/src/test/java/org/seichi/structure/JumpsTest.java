package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;

/** Compares jumps, and the occupation they are found with, with a plain scan of every point. */
class JumpsTest {
    private record Jump(int a, int b, int point, int other) {}

    @EveryVariant
    void jumpsAreThoseOfAPlainLookAtEveryStone(Variant variant) {
        RandomPositions.sample(81, 60).map(variant::position).forEach(position -> {
            Chains chains = Chains.of(position);
            List<Jump> found = new ArrayList<>();
            new Jumps(chains, Occupation.of(position), (a, b, point, other) -> found.add(new Jump(a, b, point, other)))
                    .find();
            assertThat(found).containsExactlyInAnyOrderElementsOf(plain(position, chains));
        });
    }

    @EveryVariant
    void occupationIsThatOfAPlainLookAtEveryPoint(Variant variant) {
        RandomPositions.sample(82, 60).map(variant::position).forEach(position -> {
            Occupation occupation = Occupation.of(position);
            assertThat(occupation.empty()).isEqualTo(position.empty());
            for (int code = Stones.BLACK; code <= Stones.WHITE; code++) {
                int color = code;
                position.board().points().forEach(point -> {
                    boolean empty = position.at(point) == Stones.EMPTY;
                    assertThat(occupation.stones(color).contains(point)).isEqualTo(position.at(point) == color);
                    assertThat(occupation.free(color).contains(point))
                            .isEqualTo(empty && around(position, point, Stones.STONES_SUM - color) == 0);
                    assertThat(occupation.between(color).contains(point))
                            .isEqualTo(empty && around(position, point, color) >= 2);
                });
            }
        });
    }

    private static List<Jump> plain(Position position, Chains chains) {
        int stride = position.board().stride();
        int[][] shapes = {
            {1, 2, 3},
            {stride, 2 * stride, 3 * stride},
            {stride, stride + 1, 2 * stride + 1},
            {stride, stride - 1, 2 * stride - 1},
            {1, stride + 1, stride + 2},
            {-1, stride - 1, stride - 2}
        };
        List<Jump> jumps = new ArrayList<>();
        position.board().points().minus(position.empty()).forEach(point -> {
            for (int[] shape : shapes) {
                int first = point + shape[0];
                int second = point + shape[1];
                int code = position.at(point);
                if (isFree(position, first, code) && isFree(position, second, code)) {
                    int a = chains.at(point);
                    int b = position.at(point + shape[2]) == code ? chains.at(point + shape[2]) : a;
                    if (a != b && chains.libertyCount(a) > 1 && chains.libertyCount(b) > 1) {
                        jumps.add(new Jump(a, b, first, second));
                    }
                }
            }
        });
        return jumps;
    }

    private static boolean isFree(Position position, int point, int code) {
        return position.at(point) == Stones.EMPTY && around(position, point, Stones.STONES_SUM - code) == 0;
    }

    private static int around(Position position, int point, int code) {
        Board board = position.board();
        int count = 0;
        for (int direction = 0; direction < 4; direction++) {
            count += position.at(board.neighbor(point, direction)) == code ? 1 : 0;
        }
        return count;
    }
}
