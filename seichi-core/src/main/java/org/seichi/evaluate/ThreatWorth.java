package org.seichi.evaluate;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.playout.Sample;

/**
 * What is at stake with a threat, in points of area: two for each of the stones concerned, and what the points around them that may change
 * hands are expected to gain for the player if he carries it out instead of the opponent preventing it (Mueller, section 5.3: the threat
 * of figure 13 is to "destroy one of the corner territories").
 */
final class ThreatWorth {
    /** Points more steps away do not count: on games of professionals the sums grow up to here, and farther away only chance adds to them. */
    private static final int NEAR = 7;

    /** Playouts times empty points, for each of the two positions. */
    private static final int SAMPLED = 16_000;

    /** Fewest empty points that it is divided by. */
    private static final int FEWEST_EMPTY = 80;

    private ThreatWorth() {}

    /**
     * Compares a threat that was carried out with the same threat prevented.
     *
     * @param done the position after it was carried out
     * @param prevented the position after the opponent prevented it
     * @param open the points that may change hands
     */
    static double of(Threat threat, Position done, Position prevented, PointSet open) {
        double[] then = owners(done);
        double[] otherwise = owners(prevented);
        PointSet around =
                threat.stones().within(NEAR, done.board()).intersection(open).minus(threat.stones());
        int sign = threat.player() == Color.BLACK ? 1 : -1;
        double gain = 0;
        for (int point = around.first(); point != Board.NO_POINT; point = around.next(point)) {
            gain += sign * (then[point] - otherwise[point]);
        }
        return ofStones(threat) + Math.max(0, gain);
    }

    /** Two points for each stone. */
    static double ofStones(Threat threat) {
        return 2.0 * threat.stones().size();
    }

    private static double[] owners(Position position) {
        int empty = Math.max(FEWEST_EMPTY, position.empty().size());
        return OwnerNetwork.owners(position, Sample.of(position, SAMPLED / empty));
    }
}
