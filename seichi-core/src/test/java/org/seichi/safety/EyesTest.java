package org.seichi.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/** Groups whose eyes depend on the life of other groups. */
class EyesTest {
    private static final Board BOARD = Board.square(19);
    private static final PointSet NONE = PointSet.empty(BOARD);

    private static Eye eye(int number, List<Integer> leansOn) {
        return new Eye(PointSet.of(BOARD, BOARD.points().toArray()[number]), 1, NONE, true, leansOn, List.of());
    }

    /** The same question by recursion from group to group, visiting none twice on one path: exponential. */
    private static boolean livesWithout(Set<Integer> above, int group, List<List<Eye>> eyes) {
        if (!above.add(group)) {
            return false;
        }
        int liberties = 0;
        for (Eye eye : eyes.get(group)) {
            boolean stands = true;
            for (int other : eye.leansOn()) {
                stands &= livesWithout(above, other, eyes);
            }
            liberties += stands ? eye.liberties() : 0;
        }
        above.remove(group);
        return liberties >= 2;
    }

    @Test
    void livesAsTheSlowTwinSays() {
        SplittableRandom random = new SplittableRandom(23);
        int alive = 0;
        for (int round = 0; round < 2_000; round++) {
            int groups = random.nextInt(1, 6);
            List<List<Eye>> drawn = new ArrayList<>();
            Eyes eyes = new Eyes();
            for (int group = 0; group < groups; group++) {
                List<Eye> own = new ArrayList<>();
                for (int number = random.nextInt(4); number > 0; number--) {
                    List<Integer> leansOn = new ArrayList<>();
                    for (int other = random.nextInt(3); other > 0; other--) {
                        leansOn.add(random.nextInt(groups));
                    }
                    own.add(eye(4 * group + number, leansOn));
                }
                drawn.add(own);
                for (Eye eye : own) {
                    eyes.add(group, eye);
                }
            }
            for (int group = 0; group < groups; group++) {
                boolean lives = livesWithout(new HashSet<>(), group, drawn);
                assertThat(eyes.isAlive(group)).as("round %d", round).isEqualTo(lives);
                alive += lives ? 1 : 0;
            }
        }
        assertThat(alive).isBetween(500, 5_000);
    }

    @Test
    void twoGroupsThatLeanOnEachOtherAloneDoNotLive() {
        Eyes eyes = new Eyes();
        eyes.add(0, eye(0, List.of()));
        eyes.add(0, eye(1, List.of(1)));
        eyes.add(1, eye(2, List.of()));
        eyes.add(1, eye(3, List.of(0)));

        assertThat(eyes.isAlive(0)).isFalse();
        eyes.add(1, eye(4, List.of()));
        assertThat(eyes.isAlive(1)).isTrue();
        assertThat(eyes.isAlive(0)).isTrue();
        eyes.removeIn(eye(4, List.of()).space());
        assertThat(eyes.isAlive(0)).isFalse();
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.SECONDS)
    void aHundredGroupsThatAllLeanOnEachOtherTakeNoTime() {
        Eyes eyes = new Eyes();
        for (int group = 0; group < 100; group++) {
            for (int other = 0; other < 100; other++) {
                if (other != group) {
                    eyes.add(group, eye(group, List.of(other)));
                }
            }
        }

        assertThat(eyes.isAlive(0)).isFalse();
    }
}
