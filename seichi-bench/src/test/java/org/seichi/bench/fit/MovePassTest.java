package org.seichi.bench.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.seichi.board.Position;
import org.seichi.move.PlainTraits;
import org.seichi.move.TraitKeys;
import org.seichi.move.UsualMoves;
import org.seichi.text.Diagram;

class MovePassTest {
    private static final int CHOSEN = 5;
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

    private static Set<Integer> traits(Position position) {
        PlainTraits measured = new PlainTraits(position, List.of());
        TraitKeys keys = new TraitKeys();
        Set<Integer> traits = new TreeSet<>();
        for (int point = position.board().first(); point <= position.board().last(); point++) {
            if (position.board().contains(point)) {
                measured.describe(point, keys);
                traits.add(keys.get(0));
            }
        }
        for (int move : UsualMoves.of(position)) {
            measured.measure(move, keys);
            for (int i = 0; i < keys.size(); i++) {
                traits.add(keys.get(i));
            }
        }
        return traits;
    }

    private static MeasuredMoves example(Position position, MoveNetworkWeights weights) {
        return MeasuredMoves.of(position, List.of(), UsualMoves.of(position).get(CHOSEN), weights.numbers());
    }

    private static double surprise(MoveNetworkWeights weights, List<MeasuredMoves> examples) {
        MovePass pass = new MovePass(weights);
        pass.learn(examples);
        return examples.size() * pass.takeSurprise();
    }

    /** Each slope is by how much less surprising the chosen moves are with a little more of the weight, on two boards at once. */
    @Test
    void theSlopesAreThoseOfTheProbability() {
        List<Integer> keys = new ArrayList<>(traits(FIRST));
        traits(SECOND).stream().filter(key -> !keys.contains(key)).forEach(keys::add);
        int seen = keys.size() - 3;
        MoveNetworkWeights weights = new MoveNetworkWeights(keys.subList(0, seen), keys.subList(seen, keys.size()));
        List<MeasuredMoves> examples = List.of(example(FIRST, weights), example(SECOND, weights));
        MovePass pass = new MovePass(weights);
        pass.learn(examples);

        Slopes.check(weights.all(), pass.slopes(), () -> surprise(weights, examples));
    }
}
