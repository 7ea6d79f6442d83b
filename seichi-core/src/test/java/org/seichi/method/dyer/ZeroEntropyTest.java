package org.seichi.method.dyer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;
import org.seichi.structure.Groups;
import org.seichi.structure.Regions;
import org.seichi.structure.Structure;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

/** The three promises of the generator in any position, and its result for one of them. */
class ZeroEntropyTest {
    static Stream<Position> positions() {
        return Stream.concat(
                RandomPositions.sample(5, 60),
                Stream.of(3L, 4L, 5L, 6L)
                        .map(seed -> RandomPositions.played(Board.square(13), seed, 120)
                                .position()));
    }

    private static Stones fill(Position position) {
        return ZeroEntropy.fill(position, Structure.of(position));
    }

    /** Promise 1: where both colors still meet at an empty point, neither may take it. */
    @ParameterizedTest
    @MethodSource("positions")
    void everyPointIsFilledThatMayBe(Position position) {
        Structure structure = Structure.of(position);
        Chains after = Chains.of(ZeroEntropy.fill(position, structure));
        after.stones().empty().forEach(point -> {
            boolean bothMeet = !around(after, point, Color.BLACK).isEmpty()
                    && !around(after, point, Color.WHITE).isEmpty();
            for (Color color : Color.values()) {
                assertThat(bothMeet && isFree(structure, after, point, color))
                        .as("%s could still take %s", color, point)
                        .isFalse();
            }
        });
    }

    private static boolean isFree(Structure structure, Chains after, int point, Color color) {
        Set<Integer> own = around(after, point, color);
        Set<Integer> others = around(after, point, color.opponent());
        boolean joins = own.stream()
                        .map(chain -> group(structure, after, chain))
                        .filter(group -> group >= 0)
                        .distinct()
                        .count()
                > 1;
        List<Integer> groups = others.stream()
                .map(chain -> group(structure, after, chain))
                .filter(group -> group >= 0)
                .toList();
        boolean parts = groups.stream().distinct().count() < groups.size();
        boolean captures = others.stream().anyMatch(chain -> after.libertyCount(chain) < 2);
        Position played =
                Position.of(after.stones(), color, Board.NO_POINT, 0, 0).play(color, point);
        Chains then = Chains.of(played);
        return !joins
                && !parts
                && !captures
                && played.at(point) == color.code()
                && then.libertyCount(then.at(point)) > 1;
    }

    private static Set<Integer> around(Chains chains, int point, Color color) {
        Set<Integer> around = new TreeSet<>();
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = chains.stones().board().neighbor(point, direction);
            if (chains.stones().at(neighbor) == color.code()) {
                around.add(chains.at(neighbor));
            }
        }
        return around;
    }

    /** The group whose stones are in a chain of the filled board, or -1 if all stones of the chain were filled in. */
    private static int group(Structure structure, Chains after, int chain) {
        PointSet old = after.stones(chain).minus(structure.stones().empty());
        return old.isEmpty() ? -1 : structure.groups().at(old.first());
    }

    /** Promise 2. */
    @ParameterizedTest
    @MethodSource("positions")
    void nothingIsCaptured(Position position) {
        Stones filled = fill(position);
        for (Color color : Color.values()) {
            assertThat(filled.stones(color).containsAll(position.stones(color))).isTrue();
        }
        Chains chains = Chains.of(filled);
        position.empty()
                .minus(filled.empty())
                .forEach(point ->
                        assertThat(chains.libertyCount(chains.at(point))).isPositive());
    }

    /** Promise 3: no two groups have met, and no common liberty of two chains of a group has gone to the opponent. */
    @ParameterizedTest
    @MethodSource("positions")
    void connectivityStays(Position position) {
        Structure structure = Structure.of(position);
        Groups groups = structure.groups();
        Stones filled = ZeroEntropy.fill(position, structure);
        Chains after = Chains.of(filled);
        int[] groupOf = new int[after.count()];
        Arrays.fill(groupOf, -1);
        position.board().points().minus(position.empty()).forEach(stone -> {
            int chain = after.at(stone);
            assertThat(groupOf[chain]).isIn(-1, groups.at(stone));
            groupOf[chain] = groups.at(stone);
        });
        position.empty().minus(filled.empty()).forEach(point -> {
            Color other = Color.of(filled.at(point)).opponent();
            assertThat(parts(structure, after, point, other))
                    .as("parted at %s", point)
                    .isFalse();
        });
    }

    /** Whether two chains of one group, not solidly joined in the end, met at a point. */
    private static boolean parts(Structure structure, Chains after, int point, Color color) {
        List<Integer> met = around(structure.chains(), point, color).stream()
                .map(chain -> structure.chains().stone(chain, 0))
                .toList();
        return met.stream()
                .anyMatch(a -> met.stream()
                        .anyMatch(b ->
                                structure.groups().at(a) == structure.groups().at(b) && after.at(a) != after.at(b)));
    }

    @EveryVariant
    void itClosesWhatIsOpen(Variant variant) {
        Position position = variant.position(Diagram.parse("""
                . . X . . O . . .
                . . X . . O . . .
                . . X X . O . . .
                . . . X O O . . .
                . . . X . O . . .
                . . . X . . O . .
                """).position());
        Stones filled = fill(position);
        Regions regions = Regions.of(filled);
        assertThat(regions.count()).isEqualTo(2);
        assertThat(List.of(regions.owner(0), regions.owner(1))).containsExactlyInAnyOrder(Stones.BLACK, Stones.WHITE);
    }

    @Test
    void theFilledBoard() {
        Position position = Diagram.parse("""
                . . X . . O . . .
                . . X . . O . . .
                . . X X . O . . .
                . . . X O O . . .
                . . . X . O . . .
                . . . X . . O . .
                """).position();
        assertThat(Diagram.format(fill(position))).isEqualTo("""
                . . X X X O . . .
                . . X X X O . . .
                . . X X X O . . .
                . . . X O O . . .
                . . . X X O . . .
                . . . X X O O . .
                """);
    }
}
