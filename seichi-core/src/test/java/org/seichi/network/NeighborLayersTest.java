package org.seichi.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;

class NeighborLayersTest {
    private static final int INPUTS = 3;
    private static final int FIRST = 4;
    private static final int SECOND = 2;

    private static List<String> random(Random random) {
        List<String> lines = new ArrayList<>();
        int below = INPUTS;
        for (int width : new int[] {FIRST, SECOND}) {
            lines.add("layer");
            for (int i = 0; i < 3 * below + 2; i++) {
                StringBuilder letters = new StringBuilder();
                IntStream.range(0, width).forEach(unit -> letters.append(Letters.of(random.nextInt(81) - 40)));
                lines.add(letters.toString());
            }
            below = width;
        }
        return lines;
    }

    /** The scores of random layers are those of the definition, which is computed from their text; inputs may be negative. */
    @Test
    void theScoresAreThoseOfTheDefinition() {
        Random random = new Random(3);
        for (Board board : List.of(new Board(5, 4), new Board(1, 3), new Board(2, 6))) {
            List<String> lines = random(random);
            int[] inputs = new int[board.arrayLength() * INPUTS];
            board.points()
                    .forEach(point -> IntStream.range(0, INPUTS)
                            .forEach(i -> inputs[point * INPUTS + i] = random.nextInt(200) - 100));
            int[] scores = NeighborLayers.parse(lines).scores(inputs, board);
            SlowLayers slow = new SlowLayers(lines, board, inputs);

            board.points()
                    .forEach(point -> assertThat(scores[point]).as("%s", point).isEqualTo(slow.score(point)));
        }
    }

    @Test
    void whatIsNoLayerIsLeftOut() {
        Board board = new Board(2, 2);
        List<String> lines = List.of("other", "layer", "# one unit", "P", "O", "O", "O", "P");
        int[] inputs = new int[board.arrayLength()];
        inputs[board.point(0, 0)] = 1000;

        int[] scores = NeighborLayers.parse(lines).scores(inputs, board);

        assertThat(scores).contains(1000 / 32).contains(0);
    }
}
