package org.seichi.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.network.Letters;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;

class MoveNetworkTest {
    private static final int FIRST = 4;
    private static final int SECOND = 3;

    /** Random weights of all kinds of stones, of points without one, and of lines. */
    private static List<String> random() {
        Random random = new Random(5);
        List<String> lines = new ArrayList<>(List.of("line"));
        for (int value = 0; value < 28; value++) {
            lines.add(value + "\t" + random.nextInt(40) + "\t" + letters(random, FIRST));
        }
        lines.add("stone");
        lines.add("0\t0\t" + letters(random, FIRST));
        for (int color = 1; color <= 2; color++) {
            for (int liberties = 1; liberties <= 4; liberties++) {
                lines.add((20 * color + liberties) * 400 + "\t0\t" + letters(random, FIRST));
            }
        }
        lines.addAll(List.of("units", letters(random, FIRST)));
        for (int below : new int[] {FIRST, SECOND}) {
            lines.add("layer");
            IntStream.range(0, 3 * below + 2).forEach(i -> lines.add(letters(random, SECOND)));
        }
        return lines;
    }

    private static String letters(Random random, int count) {
        StringBuilder letters = new StringBuilder();
        IntStream.range(0, count).forEach(i -> letters.append(Letters.of(random.nextInt(41) - 20)));
        return letters.toString();
    }

    /** The scores of a random network are those of the definition, which is computed from its text. */
    @Test
    void theScoresAreThoseOfTheDefinition() {
        List<String> lines = random();
        MoveNetwork network = MoveNetwork.parse(lines);
        for (int moves : new int[] {3, 10, 16}) {
            Position position =
                    RandomPositions.played(new Board(5, 4), 4, moves).position();
            List<Integer> points = UsualMoves.of(position);
            SlowNetwork slow = new SlowNetwork(lines, position, points);

            assertThat(network.scores(position, List.of(), points))
                    .containsExactly(points.stream().mapToInt(slow::score).toArray());
        }
    }

    @EveryVariant
    void theScoresAreTheSameInAllVariants(Variant variant) {
        for (int moves : new int[] {20, 45, 70}) {
            Position position =
                    RandomPositions.played(Board.square(9), 3, moves).position();
            List<Integer> last =
                    List.of(position.stones(position.toMove().opponent()).first());
            List<Integer> points = UsualMoves.of(position);

            assertThat(MoveNetwork.FITTED.scores(
                            variant.position(position),
                            variant.line(position.board(), last),
                            variant.line(position.board(), points)))
                    .isEqualTo(MoveNetwork.FITTED.scores(position, last, points));
        }
    }
}
