package org.seichi.move;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.text.Lines;

/**
 * Scores moves by how likely strong players are to choose them, from the stones and the last moves alone: the exponential of a score is
 * proportional to the probability (softmax). Scores are integers in 2048ths, the same on every machine and in every orientation.
 *
 * <p>A small neural network whose weights were fitted on games. Its first layer has units at each point that add up their weights of the
 * plain traits of a move there; {@link NeighborLayer}s above it let each point see what is around. The score of a move is the sum of its
 * traits' own weights and of all units at its point, each with its weight.
 *
 * <p>As text: the {@link PlainWeights}; after a line {@code units} one of {@link Letters} with the weights of the first layer's units, in
 * 32nds; and after each line {@code layer} a layer. Lines that begin with {@code #} are comments.
 */
final class MoveNetwork {
    /** The fitted weights. */
    static final MoveNetwork FITTED = parse(Lines.ofResource(MoveNetwork.class, "move-network.tsv"));

    /** A score of 1. */
    static final double ONE = 2048;

    private static final int OWN_BITS = 7;
    private static final int UNIT_BITS = 3;

    private final PlainWeights weights;
    private final int[] first;
    private final List<NeighborLayer> layers = new ArrayList<>();

    private MoveNetwork(List<List<String>> parts) {
        weights = PlainWeights.parse(parts.get(0));
        first = Letters.read(parts.get(1).get(0));
        parts.subList(2, parts.size()).forEach(part -> layers.add(NeighborLayer.parse(part)));
    }

    /** Reads a network. */
    static MoveNetwork parse(List<String> lines) {
        List<List<String>> parts = new ArrayList<>(List.of(new ArrayList<>()));
        for (String line : lines) {
            if ("units".equals(line) || "layer".equals(line)) {
                parts.add(new ArrayList<>());
            } else if (Lines.isRow(line)) {
                parts.get(parts.size() - 1).add(line);
            }
        }
        return new MoveNetwork(parts);
    }

    /**
     * The scores of moves, in their order.
     *
     * @param last the moves before them, the latest first
     * @param moves the legal moves to score
     */
    int[] scores(Position position, List<Integer> last, List<Integer> moves) {
        PlainTraits measured = new PlainTraits(position, last);
        TraitKeys traits = new TraitKeys();
        Board board = position.board();
        int[] units = new int[board.arrayLength() * first.length];
        int[] scores = new int[moves.size()];
        boolean[] isMove = new boolean[board.arrayLength()];
        for (int i = 0; i < scores.length; i++) {
            int move = moves.get(i);
            isMove[move] = true;
            measured.measure(move, traits);
            scores[i] = weights.sum(traits) << OWN_BITS;
            weights.addUnits(traits, units, move * first.length);
        }
        for (int point = board.first(); point <= board.last(); point++) {
            if (board.contains(point) && !isMove[point]) {
                measured.describe(point, traits);
                weights.addUnits(traits, units, point * first.length);
            }
        }
        for (int unit = 0; unit < units.length; unit++) {
            units[unit] = Math.max(0, units[unit]) << UNIT_BITS;
        }
        add(units, first, moves, scores);
        for (NeighborLayer layer : layers) {
            units = layer.over(units, board);
            add(units, layer.scores(), moves, scores);
        }
        return scores;
    }

    /** Adds what the units at the moves' points, times their weights, give to the scores. */
    private static void add(int[] units, int[] by, List<Integer> moves, int[] scores) {
        for (int i = 0; i < scores.length; i++) {
            int at = moves.get(i) * by.length;
            for (int unit = 0; unit < by.length; unit++) {
                scores[i] += units[at + unit] * by[unit];
            }
        }
    }
}
