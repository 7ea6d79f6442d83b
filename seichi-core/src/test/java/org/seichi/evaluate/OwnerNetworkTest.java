package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.playout.Sample;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class OwnerNetworkTest {
    private static final Position POSITION = Diagram.parse("""
            . X . O . . . . . . .
            X X O O X . . . . . .
            O O O X X . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . X . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . O X . .
            . . . . . . . O O X .
            . . . . . . . . X O X
            """).position().withToMove(Color.BLACK);

    /** The inputs of a point that are not 0, without those of the sample. */
    private static Map<Integer, Integer> inputs(int x, int y) {
        return inputs(POSITION, x, y);
    }

    private static Map<Integer, Integer> inputs(Position position, int x, int y) {
        int[] inputs = OwnerInputs.of(position, Sample.of(position, 16));
        Map<Integer, Integer> found = new TreeMap<>();
        for (int i = 0; i < OwnerInputs.COUNT - 2; i++) {
            int input = inputs[position.board().point(x, y) * OwnerInputs.COUNT + i];
            if (input != 0) {
                found.put(i, input);
            }
        }
        return found;
    }

    @Test
    void aStoneIsSeenWithLibertiesSizeAndLadder() {
        assertThat(inputs(5, 5)).as("four liberties, alone, sixth line").isEqualTo(Map.of(3, 64));
        assertThat(inputs(0, 1))
                .as("two liberties, three stones, taken")
                .isEqualTo(Map.of(1, 64, 6, 64, 8, 64, 23, 64));
        assertThat(inputs(3, 2)).as("four stones, five liberties").isEqualTo(Map.of(4, 64, 6, 64, 25, 64));
        assertThat(inputs(2, 1)).as("six stones of the opponent").isEqualTo(Map.of(15, 64, 18, 64, 24, 64));
    }

    @Test
    void fewAndManyLibertiesAreToldApart() {
        Position position = Diagram.parse("""
                . . . . X . . . .
                . . O . . . . . .
                . O X . . . . . .
                . . O . . . . . .
                . . . . . . . . .
                . . . X X X X . .
                . . . . . . . . .
                O O . . . . . . .
                X . . . . . . . .
                """).position().withToMove(Color.BLACK);

        assertThat(inputs(position, 2, 2)).as("in atari, escapes").isEqualTo(Map.of(0, 64, 9, 64, 25, 64));
        assertThat(inputs(position, 0, 8)).as("in atari, is taken").isEqualTo(Map.of(0, 64, 10, 64, 23, 64));
        assertThat(inputs(position, 4, 0)).as("three liberties").isEqualTo(Map.of(2, 64, 23, 64));
        assertThat(inputs(position, 3, 5)).as("ten liberties, four stones").isEqualTo(Map.of(5, 64, 6, 64, 26, 64));
    }

    @Test
    void anEmptyPointIsSeenWithItsLine() {
        assertThat(inputs(0, 0)).isEqualTo(Map.of(22, 64, 23, 64));
        assertThat(inputs(4, 6)).isEqualTo(Map.of(22, 64, 27, 64));
    }

    /** The sampled owners and their third powers, from the view of the player to move. */
    @Test
    void sampledGamesAreSeenByThePlayerToMove() {
        for (Color player : Color.values()) {
            Position position = POSITION.withToMove(player);
            Sample sample = Sample.of(position, 16);
            int sign = player == Color.BLACK ? 1 : -1;
            int[] inputs = OwnerInputs.of(position, sample);

            position.board().points().forEach(point -> {
                double balance = sign * sample.balance(point);
                int last = point * OwnerInputs.COUNT + OwnerInputs.COUNT - 1;
                assertThat(inputs[last - 1]).isEqualTo((int) Math.rint(64 * balance));
                assertThat(inputs[last]).isEqualTo((int) Math.rint(64 * Math.pow(balance, 3)));
            });
        }
    }

    @EveryVariant
    void theOwnersAreTheSameInAllVariants(Variant variant) {
        for (int moves : new int[] {25, 60}) {
            Position position =
                    RandomPositions.played(Board.square(9), 7, moves).position();
            Position other = variant.position(position);
            double[] owners = OwnerNetwork.owners(position, Sample.of(position, 8));
            double[] seen = OwnerNetwork.owners(other, Sample.of(other, 8));
            double sign = other.toMove() == position.toMove() ? 1 : -1;

            position.board()
                    .points()
                    .forEach(point -> assertThat(seen[variant.point(position.board(), point)])
                            .isEqualTo(sign * owners[point]));
        }
    }

    /** The table is as fitted: an edited number is noticed. */
    @Test
    void theTableIsAsItWasFitted() throws IOException {
        CRC32 sum = new CRC32();
        try (InputStream stream = OwnerNetwork.class.getResourceAsStream("owner-network.tsv")) {
            sum.update(stream.readAllBytes());
        }
        assertThat(Long.toHexString(sum.getValue())).isEqualTo("67460357");
    }
}
