package org.seichi.move;

import java.util.Arrays;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Position;
import org.seichi.playout.LikelyMoves;
import org.seichi.playout.MoveGuide;

/** Priors of the moves by the plain weights, which tell how likely strong players choose them, and a small one for a pass. */
public final class UsualOrder implements MoveGuide {
    private static final double HUNDREDTHS = 100;
    private static final double PASS = 0.001;

    /** Uses the fitted weights. */
    public UsualOrder() {}

    @Override
    public LikelyMoves of(Position position, List<Integer> last) {
        PlainTraits measured = new PlainTraits(position, last);
        TraitKeys traits = new TraitKeys();
        int[] points = UsualMoves.of(position).stream().mapToInt(point -> point).toArray();
        double[] shares = new double[points.length + 1];
        double sum = 0;
        for (int i = 0; i < points.length; i++) {
            measured.measure(points[i], traits);
            shares[i] = StrictMath.exp(PlainWeights.FITTED.sum(traits) / HUNDREDTHS);
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
