package org.seichi.bench.fit;

import dev.ludovic.netlib.blas.BLAS;
import dev.ludovic.netlib.blas.JavaBLAS;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Computes the scores of some examples and the gradient of their log-probabilities. Points of all examples are numbered one after the other;
 * arrays hold the units of a point side by side. Not thread-safe.
 */
final class NetworkPass {
    private static final BLAS ALGEBRA = JavaBLAS.getInstance();
    private static final int LAYERS = NetworkWeights.UNITS.size();

    /** Smaller errors of a probability change nothing below the traits' own weights. */
    private static final float NOTICED = 1e-4f;

    private final NetworkWeights weights;
    private final List<float[]> slopes;

    /** By layer: the units, what they see, and the slopes of both. */
    private final float[][] units = new float[LAYERS][0];

    private final float[][] seen = new float[LAYERS][0];
    private final float[][] unitSlopes = new float[LAYERS][0];
    private final float[][] seenSlopes = new float[LAYERS][0];

    private List<MeasuredMoves> examples = List.of();
    private int[] firsts = new int[0];
    private int points;
    private double surprises;
    private int surprised;

    NetworkPass(NetworkWeights weights) {
        this.weights = weights;
        slopes = weights.all().stream().map(SteppedWeights::slope).toList();
    }

    /** The gradients of the weights, in the order of {@link NetworkWeights#all}. */
    List<float[]> slopes() {
        return slopes;
    }

    /** Adds up the gradients of some examples. */
    void learn(List<MeasuredMoves> some) {
        begin(some);
        for (int layer = 0; layer < LAYERS; layer++) {
            if (layer == 0) {
                sumTraits();
            } else {
                sumSeen(layer);
            }
            rectify(units[layer], points * width(layer));
        }
        List<float[]> errors = new ArrayList<>();
        for (int example = 0; example < examples.size(); example++) {
            errors.add(errors(example));
        }
        for (int example = 0; example < examples.size(); example++) {
            learnScores(example, errors.get(example));
        }
        for (int layer = LAYERS - 1; layer > 0; layer--) {
            learnLayer(layer);
        }
        stop(0);
        learnTraits();
    }

    /** The mean of the negative log-probabilities of the chosen moves since the last call. */
    double takeSurprise() {
        double mean = surprises / surprised;
        surprises = 0;
        surprised = 0;
        return mean;
    }

    private void begin(List<MeasuredMoves> some) {
        examples = some;
        firsts = new int[some.size()];
        points = 0;
        for (int example = 0; example < firsts.length; example++) {
            firsts[example] = points;
            points += some.get(example).size();
        }
        for (int layer = 0; layer < LAYERS; layer++) {
            units[layer] = cleared(units[layer], points * width(layer));
            unitSlopes[layer] = cleared(unitSlopes[layer], points * width(layer));
            if (layer > 0) {
                seen[layer] = cleared(seen[layer], points * inputs(layer));
                seenSlopes[layer] = cleared(seenSlopes[layer], points * inputs(layer));
            }
        }
    }

    private static float[] cleared(float[] array, int size) {
        if (array.length < size) {
            return new float[size];
        }
        Arrays.fill(array, 0, size, 0);
        return array;
    }

    private static int width(int layer) {
        return NetworkWeights.UNITS.get(layer);
    }

    private static int inputs(int layer) {
        return NetworkWeights.KINDS * width(layer - 1);
    }

    private void sumTraits() {
        int width = width(0);
        for (int example = 0; example < examples.size(); example++) {
            MeasuredMoves moves = examples.get(example);
            for (int which = 0; which < moves.size(); which++) {
                int at = (firsts[example] + moves.point(which)) * width;
                for (int i = moves.start(which); i < moves.start(which + 1); i++) {
                    if (weights.isSeen(moves.trait(i))) {
                        add(weights.layer(0), moves.trait(i) * width, units[0], at, width);
                    }
                }
            }
        }
    }

    private void sumSeen(int layer) {
        int width = width(layer);
        exchange(units[layer - 1], seen[layer], width(layer - 1), true);
        for (int point = 0; point < points; point++) {
            System.arraycopy(weights.starts(layer), 0, units[layer], point * width, width);
        }
        int inputs = inputs(layer);
        ALGEBRA.sgemm(
                "N",
                "N",
                width,
                points,
                inputs,
                1,
                weights.layer(layer),
                width,
                seen[layer],
                inputs,
                1,
                units[layer],
                width);
    }

    /** Adds the units of all points to what their neighbors see; or back, what the neighbors see to the units. */
    private void exchange(float[] unit, float[] view, int width, boolean isForward) {
        for (int example = 0; example < examples.size(); example++) {
            MeasuredMoves moves = examples.get(example);
            int columns = moves.board().width();
            int rows = moves.board().height();
            for (int point = 0; point < moves.size(); point++) {
                int column = point % columns;
                int row = point / columns;
                for (int y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
                    for (int x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
                        int kind = Math.abs(y - row) + Math.abs(x - column);
                        int from = (firsts[example] + y * columns + x) * width;
                        int to = ((firsts[example] + point) * NetworkWeights.KINDS + kind) * width;
                        if (isForward) {
                            add(unit, from, view, to, width);
                        } else {
                            add(view, to, unit, from, width);
                        }
                    }
                }
            }
        }
    }

    /** By how much the probability of each move falls short of what happened. */
    private float[] errors(int example) {
        MeasuredMoves moves = examples.get(example);
        double[] scores = new double[moves.moves()];
        for (int move = 0; move < scores.length; move++) {
            for (int i = moves.start(move); i < moves.start(move + 1); i++) {
                scores[move] += weights.own()[moves.trait(i)];
            }
            for (int layer = 0; layer < LAYERS; layer++) {
                int at = (firsts[example] + moves.point(move)) * width(layer);
                for (int unit = 0; unit < width(layer); unit++) {
                    scores[move] += units[layer][at + unit] * weights.scores(layer)[unit];
                }
            }
        }
        double most = Arrays.stream(scores).max().orElseThrow();
        double sum = Arrays.stream(scores).map(score -> Math.exp(score - most)).sum();
        surprises += most + Math.log(sum) - scores[moves.chosen()];
        surprised++;
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
            for (int layer = 0; layer < LAYERS && Math.abs(errors[move]) > NOTICED; layer++) {
                int width = width(layer);
                int at = (firsts[example] + moves.point(move)) * width;
                float[] scores = slopes.get(2 * LAYERS + layer);
                for (int unit = 0; unit < width; unit++) {
                    scores[unit] += errors[move] * units[layer][at + unit];
                    unitSlopes[layer][at + unit] += errors[move] * weights.scores(layer)[unit];
                }
            }
        }
    }

    private void learnLayer(int layer) {
        stop(layer);
        int width = width(layer);
        int inputs = inputs(layer);
        float[] slope = unitSlopes[layer];
        for (int point = 0; point < points; point++) {
            add(slope, point * width, slopes.get(LAYERS + layer), 0, width);
        }
        ALGEBRA.sgemm(
                "N", "T", width, inputs, points, 1, slope, width, seen[layer], inputs, 1, slopes.get(1 + layer), width);
        ALGEBRA.sgemm(
                "T",
                "N",
                inputs,
                points,
                width,
                1,
                weights.layer(layer),
                width,
                slope,
                width,
                0,
                seenSlopes[layer],
                inputs);
        exchange(unitSlopes[layer - 1], seenSlopes[layer], width(layer - 1), false);
    }

    /** Clears the slopes of units that are 0: they stay so. */
    private void stop(int layer) {
        for (int i = 0; i < points * width(layer); i++) {
            if (units[layer][i] <= 0) {
                unitSlopes[layer][i] = 0;
            }
        }
    }

    private void learnTraits() {
        int width = width(0);
        for (int example = 0; example < examples.size(); example++) {
            MeasuredMoves moves = examples.get(example);
            for (int which = 0; which < moves.size(); which++) {
                int at = (firsts[example] + moves.point(which)) * width;
                for (int i = moves.start(which); i < moves.start(which + 1) && isNoticed(at, width); i++) {
                    if (weights.isSeen(moves.trait(i))) {
                        add(unitSlopes[0], at, slopes.get(1), moves.trait(i) * width, width);
                    }
                }
            }
        }
    }

    private boolean isNoticed(int from, int width) {
        for (int i = from; i < from + width; i++) {
            if (Math.abs(unitSlopes[0][i]) > NOTICED) {
                return true;
            }
        }
        return false;
    }

    private static void rectify(float[] array, int size) {
        for (int i = 0; i < size; i++) {
            array[i] = Math.max(0, array[i]);
        }
    }

    private static void add(float[] from, int start, float[] to, int at, int count) {
        for (int i = 0; i < count; i++) {
            to[at + i] += from[start + i];
        }
    }
}
