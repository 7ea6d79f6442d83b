package org.seichi.bench.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Computes the scores of the moves of some examples and the gradient of the log-probabilities of those that were chosen. Not thread-safe.
 */
final class MovePass extends LearningPass<MeasuredMoves> {
    /** Smaller errors of a probability change nothing below the traits' own weights. */
    private static final float NOTICED = 1e-4f;

    private static final int WIDTH = MoveNetworkWeights.FIRST_UNITS;

    private final MoveNetworkWeights weights;
    private final LayerPass layers;
    private final List<float[]> slopes;

    private List<MeasuredMoves> examples = List.of();
    private int[] firsts = new int[0];

    MovePass(MoveNetworkWeights weights) {
        this.weights = weights;
        layers = new LayerPass(weights.layers());
        slopes = new ArrayList<>();
        weights.all().stream().limit(3).map(SteppedWeights::slope).forEach(slopes::add);
        slopes.addAll(layers.slopes());
    }

    @Override
    List<float[]> slopes() {
        return slopes;
    }

    @Override
    void learn(List<MeasuredMoves> some) {
        examples = some;
        firsts = new int[some.size()];
        for (int example = 1; example < firsts.length; example++) {
            firsts[example] = firsts[example - 1] + some.get(example - 1).size();
        }
        layers.begin(some.stream().map(MeasuredMoves::board).toList());
        sumTraits();
        layers.look();
        for (int example = 0; example < firsts.length; example++) {
            learnScores(example, errors(example));
        }
        layers.learn();
        learnTraits();
    }

    private void sumTraits() {
        float[] units = layers.inputs();
        for (int example = 0; example < firsts.length; example++) {
            MeasuredMoves moves = examples.get(example);
            for (int which = 0; which < moves.size(); which++) {
                int at = (firsts[example] + moves.point(which)) * WIDTH;
                for (int i = moves.start(which); i < moves.start(which + 1); i++) {
                    if (weights.isSeen(moves.trait(i))) {
                        LayerPass.add(weights.first(), moves.trait(i) * WIDTH, units, at, WIDTH);
                    }
                }
            }
        }
        for (int i = 0; i < layers.points() * WIDTH; i++) {
            units[i] = Math.max(0, units[i]);
        }
    }

    /** By how much the probability of each move falls short of what happened. */
    private float[] errors(int example) {
        MeasuredMoves moves = examples.get(example);
        double[] scores = new double[moves.moves()];
        for (int move = 0; move < scores.length; move++) {
            int point = firsts[example] + moves.point(move);
            scores[move] = layers.score(point);
            for (int i = moves.start(move); i < moves.start(move + 1); i++) {
                scores[move] += weights.own()[moves.trait(i)];
            }
            for (int unit = 0; unit < WIDTH; unit++) {
                scores[move] += layers.inputs()[point * WIDTH + unit] * weights.firstScores()[unit];
            }
        }
        double most = Arrays.stream(scores).max().orElseThrow();
        double sum = Arrays.stream(scores).map(score -> Math.exp(score - most)).sum();
        count(most + Math.log(sum) - scores[moves.chosen()]);
        float[] errors = new float[scores.length];
        for (int move = 0; move < scores.length; move++) {
            errors[move] = (float) ((move == moves.chosen() ? 1 : 0) - Math.exp(scores[move] - most) / sum);
        }
        return errors;
    }

    private void learnScores(int example, float[] errors) {
        MeasuredMoves moves = examples.get(example);
        for (int move = 0; move < errors.length; move++) {
            for (int i = moves.start(move); i < moves.start(move + 1); i++) {
                slopes.get(0)[moves.trait(i)] += errors[move];
            }
            if (Math.abs(errors[move]) > NOTICED) {
                int point = firsts[example] + moves.point(move);
                layers.learnScore(point, errors[move]);
                for (int unit = 0; unit < WIDTH; unit++) {
                    slopes.get(2)[unit] += errors[move] * layers.inputs()[point * WIDTH + unit];
                    layers.inputSlopes()[point * WIDTH + unit] += errors[move] * weights.firstScores()[unit];
                }
            }
        }
    }

    private void learnTraits() {
        float[] slope = layers.inputSlopes();
        for (int i = 0; i < layers.points() * WIDTH; i++) {
            slope[i] = layers.inputs()[i] > 0 ? slope[i] : 0;
        }
        for (int example = 0; example < firsts.length; example++) {
            MeasuredMoves moves = examples.get(example);
            for (int which = 0; which < moves.size(); which++) {
                int at = (firsts[example] + moves.point(which)) * WIDTH;
                for (int i = moves.start(which); i < moves.start(which + 1) && isNoticed(at); i++) {
                    if (weights.isSeen(moves.trait(i))) {
                        LayerPass.add(slope, at, slopes.get(1), moves.trait(i) * WIDTH, WIDTH);
                    }
                }
            }
        }
    }

    private boolean isNoticed(int from) {
        for (int i = from; i < from + WIDTH; i++) {
            if (Math.abs(layers.inputSlopes()[i]) > NOTICED) {
                return true;
            }
        }
        return false;
    }
}
