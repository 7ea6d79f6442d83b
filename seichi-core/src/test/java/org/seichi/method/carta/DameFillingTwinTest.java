package org.seichi.method.carta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;
import org.seichi.structure.RingOrder;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;

/** What filling the dame forces, compared with its slow twin: positions of random games, with random chains dead. */
class DameFillingTwinTest {
    private static final int GAMES = 1_000;
    private static final int REVIVALS = 4_000;
    private static final int VARIED = 400;
    private static final Set<StaticStep> STEPS = EnumSet.allOf(StaticStep.class);

    @Test
    void forcedPointsAreThoseOfTheTwin() {
        SplittableRandom random = new SplittableRandom(17);
        int forced = 0;
        int taken = 0;
        for (int game = 0; game < GAMES; game++) {
            Case drawn = Case.of(random);
            for (int code : new int[] {Stones.BLACK, Stones.WHITE}) {
                Set<Integer> all = drawn.forced(code, EnumSet.allOf(StaticStep.class));
                Set<Integer> plain = drawn.forced(code, EnumSet.noneOf(StaticStep.class));
                assertThat(all).as(drawn.toString()).isEqualTo(drawn.slow(true).fill(drawn.dame(), code));
                assertThat(plain)
                        .as(drawn.toString())
                        .isEqualTo(drawn.slow(false).fill(drawn.dame(), code));
                forced += all.size();
                taken += all.equals(plain) ? 0 : 1;
            }
        }
        assertThat(forced).isGreaterThan(200);
        assertThat(taken).isGreaterThan(10);
    }

    /** Chains that are put in atari together answer in the same order in all variants. */
    @EveryVariant
    void forcedPointsAreTheSameInAllVariants(Variant variant) {
        SplittableRandom random = new SplittableRandom(19);
        for (int game = 0; game < VARIED; game++) {
            Case drawn = Case.of(random);
            Case turned = drawn.turned(variant);
            for (Color color : Color.values()) {
                Set<Integer> forced = drawn.forced(color.code(), STEPS).stream()
                        .map(point -> variant.point(drawn.position.board(), point))
                        .collect(Collectors.toSet());
                assertThat(turned.forced(variant.color(color).code(), STEPS))
                        .as(drawn.toString())
                        .isEqualTo(forced);
            }
        }
    }

    @Test
    void revivedStonesAreThoseOfTheTwin() {
        SplittableRandom random = new SplittableRandom(18);
        int revived = 0;
        for (int game = 0; game < REVIVALS; game++) {
            Case drawn = Case.of(random);
            Set<Integer> killing = drawn.revived();
            assertThat(killing).as(drawn.toString()).isEqualTo(drawn.slow(true).revived(drawn.dame()));
            revived += killing.size();
        }
        assertThat(revived).isGreaterThan(5);
    }

    /** A position with dead stones. */
    private record Case(Position position, PointSet dead, Borders borders) {
        static Case of(SplittableRandom random) {
            Board board = new Board(random.nextInt(4, 11), random.nextInt(4, 11));
            Position position = random.nextInt(2) == 0
                    ? RandomPositions.finished(board, random.nextLong()).position()
                    : RandomPositions.played(
                                    board, random.nextLong(), random.nextInt(2 * board.size() / 3, 2 * board.size()))
                            .position();
            Chains chains = Chains.of(position);
            PointSet.Builder dead = PointSet.builder(board);
            for (int chain = 0; chain < chains.count(); chain++) {
                if (random.nextInt(chains.libertyCount(chain) == 1 ? 2 : 8) == 0) {
                    dead.addAll(chains.stones(chain));
                }
            }
            Borders borders = new Borders(position, dead.build());
            return new Case(position, dead.build(), borders);
        }

        Case turned(Variant variant) {
            Position turned = variant.position(position);
            PointSet deadTurned = variant.points(position.board(), dead);
            return new Case(turned, deadTurned, new Borders(turned, deadTurned));
        }

        int[] dame() {
            return RingOrder.of(position, borders.dame());
        }

        Set<Integer> forced(int code, Set<StaticStep> steps) {
            return set(new DameFilling(Chains.of(position), borders, dead, steps).fill(dame(), code));
        }

        Set<Integer> revived() {
            return set(new RevivedStones(Chains.of(position), borders, dead, dame()).find());
        }

        SlowDameFilling slow(boolean takesDead) {
            return new SlowDameFilling(position, borders, dead, takesDead);
        }

        private static Set<Integer> set(PointSet points) {
            return IntStream.of(points.toArray()).boxed().collect(Collectors.toSet());
        }
    }
}
