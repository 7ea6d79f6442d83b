package org.seichi.network;

import java.util.List;
import java.util.stream.IntStream;
import org.seichi.board.Board;

/** The definition of {@link NeighborLayers} with exact numbers, point by point and unit by unit: slow, and nothing is remembered. */
public final class SlowLayers {
    private static final int LETTERS = 'O';

    private final List<String> lines;
    private final Board board;
    private final int[] inputs;

    /** Takes the text of the layers, and the inputs in 64ths by point and input. */
    public SlowLayers(List<String> lines, Board board, int[] inputs) {
        this.lines = lines;
        this.board = board;
        this.inputs = inputs;
    }

    /** The score of a point in 2048ths: each unit there, in 64ths, by its weight in 32nds. */
    public int score(int point) {
        int score = 0;
        for (int layer = 1; layer <= layers(); layer++) {
            String weights = line(layer, seen(layer) + 1);
            for (int unit = 0; unit < weights.length(); unit++) {
                score += unit(layer, point, unit) * (weights.charAt(unit) - LETTERS);
            }
        }
        return score;
    }

    private int unit(int layer, int point, int unit) {
        return layer == 0 ? inputs[point * (seen(1) / 3) + unit] : above(layer, point, unit);
    }

    private int above(int layer, int point, int unit) {
        double sum = (line(layer, seen(layer)).charAt(unit) - LETTERS) / 8.0;
        int below = seen(layer) / 3;
        for (int other = board.first(); other <= board.last(); other++) {
            int columns = Math.abs(board.x(other) - board.x(point));
            int rows = Math.abs(board.y(other) - board.y(point));
            if (board.contains(other) && columns <= 1 && rows <= 1) {
                for (int i = 0; i < below; i++) {
                    double weight = (line(layer, (columns + rows) * below + i).charAt(unit) - LETTERS) / 32.0;
                    sum += weight * unit(layer - 1, other, i) / 64;
                }
            }
        }
        return (int) Math.max(0, Math.floor(64 * sum));
    }

    private int layers() {
        return (int) lines.stream().filter("layer"::equals).count();
    }

    /** Number of lines of a layer with weights for what its units see. */
    private int seen(int layer) {
        int next = begin(layer + 1);
        return (next < 0 ? lines.size() : next) - begin(layer) - 3;
    }

    private String line(int layer, int index) {
        return lines.get(begin(layer) + 1 + index);
    }

    /** The index of the line before a layer; -1 if there is none. */
    private int begin(int layer) {
        int[] begins = IntStream.range(0, lines.size())
                .filter(i -> "layer".equals(lines.get(i)))
                .toArray();
        return layer > begins.length ? -1 : begins[layer - 1];
    }
}
