package org.seichi.bench.fit;

import dev.ludovic.netlib.blas.BLAS;
import dev.ludovic.netlib.blas.JavaBLAS;
import java.util.Arrays;
import java.util.List;
import org.seichi.board.Board;

/**
 * Computes the units of layers on some boards, and by the chain rule the gradient of what is to grow. Points of all boards are numbered one
 * after the other, row by row; arrays hold the units of a point side by side. Not thread-safe.
 */
final class LayerPass {
    private static final BLAS ALGEBRA = JavaBLAS.getInstance();

    private final LayerWeights weights;
    private final List<float[]> slopes;

    /** By layer, the inputs first: the units, what they see, and the slopes of both. */
    private final float[][] units;

    private final float[][] seen;
    private final float[][] unitSlopes;
    private final float[][] seenSlopes;

    private List<Board> boards = List.of();
    private int points;

    LayerPass(LayerWeights weights) {
        this.weights = weights;
        slopes = weights.all().stream().map(SteppedWeights::slope).toList();
        units = new float[weights.count()][0];
        seen = new float[weights.count()][0];
        unitSlopes = new float[weights.count()][0];
        seenSlopes = new float[weights.count()][0];
    }

    /** The gradients of the weights, in the order of {@link LayerWeights#all}. */
    List<float[]> slopes() {
        return slopes;
    }

    /** Begins with some boards; inputs and slopes are 0. */
    void begin(List<Board> some) {
        boards = some;
        points = boards.stream().mapToInt(Board::size).sum();
        for (int layer = 0; layer < weights.count(); layer++) {
            units[layer] = cleared(units[layer], points * weights.width(layer));
            unitSlopes[layer] = cleared(unitSlopes[layer], points * weights.width(layer));
            if (layer > 0) {
                seen[layer] = cleared(seen[layer], points * weights.inputs(layer));
                seenSlopes[layer] = cleared(seenSlopes[layer], points * weights.inputs(layer));
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

    /** Number of points of all boards. */
    int points() {
        return points;
    }

    /** The inputs of all points, to be filled. */
    float[] inputs() {
        return units[0];
    }

    /** By how much what is to grow grows with each input, after {@link #learn}; what is known before it may be put in. */
    float[] inputSlopes() {
        return unitSlopes[0];
    }

    /** Computes the units of all layers. */
    void look() {
        for (int layer = 1; layer < weights.count(); layer++) {
            int width = weights.width(layer);
            int inputs = weights.inputs(layer);
            exchange(units[layer - 1], seen[layer], weights.width(layer - 1), true);
            for (int point = 0; point < points; point++) {
                System.arraycopy(weights.starts(layer), 0, units[layer], point * width, width);
            }
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
            for (int i = 0; i < points * width; i++) {
                units[layer][i] = Math.max(0, units[layer][i]);
            }
        }
    }

    /** The score of a point. */
    double score(int point) {
        double score = 0;
        for (int layer = 1; layer < weights.count(); layer++) {
            int at = point * weights.width(layer);
            for (int unit = 0; unit < weights.width(layer); unit++) {
                score += units[layer][at + unit] * weights.scores(layer)[unit];
            }
        }
        return score;
    }

    /**
     * Takes up by how much what is to grow grows with the score of a point.
     *
     * @param error that slope
     */
    void learnScore(int point, float error) {
        for (int layer = 1; layer < weights.count(); layer++) {
            int width = weights.width(layer);
            int at = point * width;
            float[] scores = slopes.get(2 * (weights.count() - 1) + layer - 1);
            for (int unit = 0; unit < width; unit++) {
                scores[unit] += error * units[layer][at + unit];
                unitSlopes[layer][at + unit] += error * weights.scores(layer)[unit];
            }
        }
    }

    /** Adds up the gradients of all weights, and those of the inputs. */
    void learn() {
        for (int layer = weights.count() - 1; layer > 0; layer--) {
            learn(layer);
        }
    }

    private void learn(int layer) {
        int width = weights.width(layer);
        int inputs = weights.inputs(layer);
        float[] slope = unitSlopes[layer];
        for (int i = 0; i < points * width; i++) {
            slope[i] = units[layer][i] > 0 ? slope[i] : 0;
        }
        for (int point = 0; point < points; point++) {
            add(slope, point * width, slopes.get(weights.count() - 1 + layer - 1), 0, width);
        }
        ALGEBRA.sgemm(
                "N", "T", width, inputs, points, 1, slope, width, seen[layer], inputs, 1, slopes.get(layer - 1), width);
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
        exchange(unitSlopes[layer - 1], seenSlopes[layer], weights.width(layer - 1), false);
    }

    /** Adds the units of all points to what their neighbors see; or back, what the neighbors see to the units. */
    private void exchange(float[] unit, float[] view, int width, boolean isForward) {
        int first = 0;
        for (Board board : boards) {
            int columns = board.width();
            int rows = board.height();
            for (int point = 0; point < board.size(); point++) {
                int column = point % columns;
                int row = point / columns;
                for (int y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
                    for (int x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
                        int kind = Math.abs(y - row) + Math.abs(x - column);
                        int from = (first + y * columns + x) * width;
                        int to = ((first + point) * LayerWeights.KINDS + kind) * width;
                        if (isForward) {
                            add(unit, from, view, to, width);
                        } else {
                            add(view, to, unit, from, width);
                        }
                    }
                }
            }
            first += board.size();
        }
    }

    /** Adds a part of an array to one of another. */
    static void add(float[] from, int start, float[] to, int at, int count) {
        for (int i = 0; i < count; i++) {
            to[at + i] += from[start + i];
        }
    }
}
