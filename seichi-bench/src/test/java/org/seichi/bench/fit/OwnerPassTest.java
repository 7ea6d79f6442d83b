package org.seichi.bench.fit;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.seichi.board.Position;
import org.seichi.evaluate.OwnerInputs;
import org.seichi.text.Diagram;

class OwnerPassTest {
    private static final Position FIRST = Diagram.parse("""
            . . . . .
            . X O . .
            . X . . .
            . O . X .
            """).position();
    private static final Position SECOND = Diagram.parse("""
            . . X .
            . O . .
            X . . .
            """).position();

    private static double surprise(LayerWeights weights, List<OwnerExample> examples) {
        OwnerPass pass = new OwnerPass(weights);
        pass.learn(examples);
        return pass.takeSurprise()
                * examples.stream().mapToInt(example -> example.board().size()).sum();
    }

    /** Each slope is by how much less surprising the owners are with a little more of the weight, on two boards at once. */
    @Test
    void theSlopesAreThoseOfTheProbability() {
        LayerWeights weights = new LayerWeights(List.of(OwnerInputs.COUNT, 5, 4), new Random(1));
        List<OwnerExample> examples = List.of(
                OwnerExample.of(FIRST, point -> FIRST.board().x(point) / 4.0 < 0.5 ? 1 : 0),
                OwnerExample.of(SECOND.pass(), point -> SECOND.board().y(point) / 2.0));
        OwnerPass pass = new OwnerPass(weights);
        pass.learn(examples);

        Slopes.check(weights.all(), pass.slopes(), () -> surprise(weights, examples));
    }
}
