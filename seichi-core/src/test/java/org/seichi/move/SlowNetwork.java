package org.seichi.move;

import java.util.List;
import java.util.stream.IntStream;
import org.seichi.board.Position;
import org.seichi.network.SlowLayers;

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

    /** The score of a move in 2048ths: its traits' own weights in 16ths, each first unit there by its weight in 32nds, and the layers above. */
    int score(int move) {
        int score = 128
                * measured(move)
                        .mapToObj(this::row)
                        .mapToInt(row -> Integer.parseInt(row[1]))
                        .sum();
        String weights = lines.get(lines.indexOf("units") + 1);
        int width = weights.length();
        int[] inputs = new int[position.board().arrayLength() * width];
        position.board()
                .points()
                .forEach(point ->
                        IntStream.range(0, width).forEach(unit -> inputs[point * width + unit] = first(point, unit)));
        for (int unit = 0; unit < width; unit++) {
            score += inputs[move * width + unit] * (weights.charAt(unit) - LETTERS);
        }
        return score + new SlowLayers(lines, position.board(), inputs).score(move);
    }

    /** A unit of the first layer in 64ths: the weights are eighths. */
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
}
