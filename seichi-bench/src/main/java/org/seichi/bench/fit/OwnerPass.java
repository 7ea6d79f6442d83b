package org.seichi.bench.fit;

import java.util.List;
import org.seichi.evaluate.OwnerInputs;

/** Computes the scores of the points of some examples and the gradient of the log-probabilities of their owners. Not thread-safe. */
final class OwnerPass extends LearningPass<OwnerExample> {
    private final LayerPass layers;

    OwnerPass(LayerWeights weights) {
        layers = new LayerPass(weights);
    }

    @Override
    List<float[]> slopes() {
        return layers.slopes();
    }

    @Override
    void learn(List<OwnerExample> some) {
        layers.begin(some.stream().map(OwnerExample::board).toList());
        int first = 0;
        for (OwnerExample example : some) {
            int count = example.board().size() * OwnerInputs.COUNT;
            for (int i = 0; i < count; i++) {
                layers.inputs()[first + i] = example.input(i);
            }
            first += count;
        }
        layers.look();
        int point = 0;
        for (OwnerExample example : some) {
            for (int index = 0; index < example.board().size(); index++) {
                learnScore(point, example.owned(index));
                point++;
            }
        }
        layers.learn();
    }

    private void learnScore(int point, float owned) {
        double chance = 1 / (1 + Math.exp(-layers.score(point)));
        count(-owned * Math.log(chance) - (1 - owned) * Math.log(1 - chance));
        layers.learnScore(point, (float) (owned - chance));
    }
}
