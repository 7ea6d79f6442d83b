package org.seichi.evaluate;

import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.network.NeighborLayers;
import org.seichi.playout.Sample;
import org.seichi.text.Lines;

/**
 * Tells whose each point will be when the game is over, by a small neural network that was fitted on games: {@link OwnerInputs} of each
 * point, and layers that let it see what is around.
 */
final class OwnerNetwork {
    private static final NeighborLayers FITTED =
            NeighborLayers.parse(Lines.ofResource(OwnerNetwork.class, "owner-network.tsv"));

    private OwnerNetwork() {}

    /** The mean of {@link #owners} with either player to move. */
    static double[] inEitherTurn(Position position, Sample sample) {
        double[] values = owners(position, sample);
        double[] others = owners(position.withToMove(position.toMove().opponent()), sample);
        for (int point = 0; point < values.length; point++) {
            values[point] = (values[point] + others[point]) / 2;
        }
        return values;
    }

    /**
     * Whose each point will be, indexed by point: from -1, White's for sure, to 1, Black's. Takes some milliseconds on 19x19.
     *
     * @param sample games that the colors take turns to begin
     */
    static double[] owners(Position position, Sample sample) {
        Board board = position.board();
        int[] scores = FITTED.scores(OwnerInputs.of(position, sample), board);
        int sign = position.toMove().code() == Stones.BLACK ? 1 : -1;
        double[] owners = new double[scores.length];
        for (int point = board.first(); point <= board.last(); point++) {
            if (board.contains(point)) {
                owners[point] = sign * (1 - 2 / (1 + StrictMath.exp(scores[point] / NeighborLayers.ONE)));
            }
        }
        return owners;
    }
}
