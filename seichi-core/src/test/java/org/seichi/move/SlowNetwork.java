package org.seichi.move;

import java.util.List;
import java.util.stream.IntStream;
import org.seichi.board.Board;
import org.seichi.board.Position;

/** The definition of {@link MoveNetwork} with exact numbers, point by point and unit by unit: slow, and nothing is remembered. */
final class SlowNetwork {
    private static final int LETTERS = 'O';

    private final List<String> lines;
    private final Position position;
    private final List<Integer> moves;

    SlowNetwork(List<String> lines, Position position, List<Integer> moves) {
        this.lines = lines;
        this.position = position;
        this.moves = moves;
    }

    /** The score of a move in 2048ths: its traits' own weights in 16ths, and each unit there, in 64ths, by its weight in 32nds. */
    int score(int move) {
        int score = 128
                * measured(move)
                        .mapToObj(this::row)
                        .mapToInt(row -> Integer.parseInt(row[1]))
                        .sum();
        for (int layer = 0; layer <= layers(); layer++) {
            String weights = layer == 0 ? lines.get(lines.indexOf("units") + 1) : line(layer, inputs(layer) + 1);
            for (int unit = 0; unit < weights.length(); unit++) {
                score += unit(layer, move, unit) * (weights.charAt(unit) - LETTERS);
            }
        }
        return score;
    }

    private int unit(int layer, int point, int unit) {
        return layer == 0 ? first(point, unit) : above(layer, point, unit);
    }

    /** In 64ths: the weights are eighths. */
    private int first(int point, int unit) {
        return Math.max(
                0,
                8
                        * measured(point)
                                .mapToObj(this::row)
                                .filter(row -> row.length > 2)
                                .mapToInt(row -> row[2].charAt(unit) - LETTERS)
                                .sum());
    }

    private int above(int layer, int point, int unit) {
        Board board = position.board();
        double sum = (line(layer, inputs(layer)).charAt(unit) - LETTERS) / 8.0;
        int below = inputs(layer) / 3;
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

    private IntStream measured(int point) {
        PlainTraits traits = new PlainTraits(position, List.of());
        TraitKeys keys = new TraitKeys();
        if (moves.contains(point)) {
            traits.measure(point, keys);
        } else {
            traits.describe(point, keys);
        }
        return IntStream.range(0, keys.size()).map(keys::get);
    }

    /** The cells of a trait's line; without one a weight of 0. */
    private String[] row(int key) {
        String kind = "";
        for (String line : lines.subList(0, lines.indexOf("units"))) {
            String[] cells = line.split("\t");
            if (cells.length == 1) {
                kind = line;
            } else if (kind.equals(PlainTrait.of(key).label()) && cells[0].equals(TraitKeys.value(key) + "")) {
                return cells;
            }
        }
        return new String[] {"", "0"};
    }

    private int layers() {
        return (int) lines.stream().filter("layer"::equals).count();
    }

    private int inputs(int layer) {
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
