package org.seichi.move;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.network.Letters;
import org.seichi.network.NeighborLayers;
import org.seichi.text.Lines;

/**
 * Scores moves by how likely strong players are to choose them, from the stones and the last moves alone: the exponential of a score is
 * proportional to the probability (softmax). Scores are integers in 2048ths, the same on every machine and in every orientation.
 *
 * <p>A small neural network whose weights were fitted on games. Its first layer has units at each point that add up their weights of the
 * plain traits of a move there; {@link NeighborLayers} above it let each point see what is around. The score of a move is the sum of its
 * traits' own weights and of all units at its point, each with its weight.
 *
 * <p>As text: the {@link PlainWeights}; after a line {@code units} one of {@link Letters} with the weights of the first layer's units, in
 * 32nds; and the layers above. Lines that begin with {@code #} are comments.
 */
@SuppressWarnings("ArrayRecordComponent") // The array is never changed or compared.
record MoveNetwork(PlainWeights weights, int[] first, NeighborLayers layers) {
    /** The fitted weights. */
    static final MoveNetwork FITTED = parse(Lines.ofResource(MoveNetwork.class, "move-network.tsv"));

    private static final int OWN_BITS = 7;
    private static final int UNIT_BITS = 3;

    /** Reads a network. */
    static MoveNetwork parse(List<String> lines) {
        int units = lines.indexOf("units");
        return new MoveNetwork(
                PlainWeights.parse(
                        lines.subList(0, units).stream().filter(Lines::isRow).toList()),
                Letters.read(lines.get(units + 1)),
                NeighborLayers.parse(lines));
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
        int[] above = layers.scores(units, board);
        for (int i = 0; i < scores.length; i++) {
            int at = moves.get(i) * first.length;
            scores[i] += above[moves.get(i)];
            for (int unit = 0; unit < first.length; unit++) {
                scores[i] += units[at + unit] * first[unit];
            }
        }
        return scores;
    }
}
