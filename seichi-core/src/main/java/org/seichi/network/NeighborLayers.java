package org.seichi.network;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.text.Lines;

/**
 * The upper layers of a small neural network over the points of a board: each sees the one below at a point and around it. The score of a
 * point is the sum of the units there, of all layers, each with its weight. All numbers are integers, so that scores are the same on every
 * machine, and in every orientation if the inputs are.
 *
 * <p>As text: each layer after a line {@code layer}. Immutable.
 */
public final class NeighborLayers {
    /** A score of 1. */
    public static final double ONE = 2048;

    /** An input of 1. */
    public static final int INPUT = 64;

    private static final String LAYER = "layer";

    private final List<NeighborLayer> layers;

    private NeighborLayers(List<NeighborLayer> layers) {
        this.layers = List.copyOf(layers);
    }

    /** Reads the layers of a text; lines before the first one and lines that begin with {@code #} are left out. */
    public static NeighborLayers parse(List<String> lines) {
        List<List<String>> parts = new ArrayList<>(List.of(new ArrayList<>()));
        for (String line : lines) {
            if (LAYER.equals(line)) {
                parts.add(new ArrayList<>());
            } else if (Lines.isRow(line)) {
                parts.get(parts.size() - 1).add(line);
            }
        }
        return new NeighborLayers(parts.stream().skip(1).map(NeighborLayer::new).toList());
    }

    /**
     * The scores of all points, in 2048ths, indexed by point. Takes some 1 million multiplications a layer on 19x19.
     *
     * @param inputs the inputs of the first layer, in 64ths, by point and input
     */
    public int[] scores(int[] inputs, Board board) {
        int[] scores = new int[board.arrayLength()];
        int[] units = inputs;
        for (NeighborLayer layer : layers) {
            units = layer.over(units, board);
            add(units, layer.scores(), scores);
        }
        return scores;
    }

    private static void add(int[] units, int[] by, int[] scores) {
        for (int point = 0; point < scores.length; point++) {
            for (int unit = 0; unit < by.length; unit++) {
                scores[point] += units[point * by.length + unit] * by[unit];
            }
        }
    }
}
