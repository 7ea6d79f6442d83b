package org.seichi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares a replay board that goes on with {@link Position}, which begins anew at each move, suicide, pass and setup. */
class ReplayBoardTest {
    @ParameterizedTest
    @CsvSource({"1, 1", "1, 7", "2, 2", "3, 2", "5, 5", "9, 9", "13, 4", "19, 19", "25, 25"})
    void agreesWithTheTwin(int width, int height) {
        Board board = new Board(width, height);
        for (int seed = 0; seed < 20; seed++) {
            SplittableRandom random = new SplittableRandom(1000L * width + seed);
            Position twin = Position.empty(board);
            ReplayBoard fast = new ReplayBoard(twin);
            for (int move = 0; move < 3 * board.size(); move++) {
                twin = step(twin, fast, random);
                assertThat(fast.toPosition()).isEqualTo(twin);
                assertThat(fast.hash()).isEqualTo(twin.hash());
            }
        }
    }

    /** Makes one random move of a random player on both boards; now and then a pass, or a setup that removes or adds stones. */
    private static Position step(Position twin, ReplayBoard fast, SplittableRandom random) {
        Color player = random.nextInt(4) == 0 ? twin.toMove().opponent() : twin.toMove();
        int[] empty = twin.empty().toArray();
        int kind = random.nextInt(40);
        if (kind == 0) {
            fast.pass(player);
            return twin.withToMove(player.opponent());
        }
        if (empty.length == 0 || kind == 1) {
            PointSet points = twin.stones(player);
            fast.set(points, Stones.EMPTY);
            return twin.with(points, Stones.EMPTY);
        }
        int point = empty[random.nextInt(empty.length)];
        if (kind == 2) {
            PointSet points = PointSet.of(twin.board(), point, empty[random.nextInt(empty.length)]);
            fast.set(points, player.code());
            return twin.with(points, player.code());
        }
        Position next = twin.play(player, point);
        int lost = next.capturedBy(player.opponent()) - twin.capturedBy(player.opponent());
        assertThat(fast.play(player, point)).isEqualTo(lost);
        return next;
    }
}
