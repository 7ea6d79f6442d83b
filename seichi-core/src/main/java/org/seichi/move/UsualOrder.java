package org.seichi.move;

import java.util.Arrays;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.network.NeighborLayers;
import org.seichi.playout.LikelyMoves;
import org.seichi.playout.MoveGuide;

/** Priors of the moves by the {@link MoveNetwork}, which tells how likely strong players choose them, and a small one for a pass. */
public final class UsualOrder implements MoveGuide {
    private static final double PASS = 0.001;

    /** Uses the fitted weights. */
    public UsualOrder() {}

    @Override
    public LikelyMoves of(Position position, List<Integer> last) {
        List<Integer> legal = UsualMoves.of(position);
        int[] points = legal.stream().mapToInt(point -> point).toArray();
        int[] scores = MoveNetwork.FITTED.scores(position, last, legal);
        double[] shares = new double[points.length + 1];
        double sum = 0;
        for (int i = 0; i < points.length; i++) {
            shares[i] = StrictMath.exp(scores[i] / NeighborLayers.ONE);
            sum += shares[i];
        }
        for (int i = 0; i < points.length; i++) {
            shares[i] *= (1 - PASS) / sum;
        }
        shares[points.length] = points.length == 0 ? 1 : PASS;
        int[] moves = Arrays.copyOf(points, shares.length);
        moves[points.length] = Board.NO_POINT;
        return new LikelyMoves(moves, shares);
    }
}
