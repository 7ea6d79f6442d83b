package org.seichi.zone;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.search.Dilation;
import org.seichi.search.SearchBoard;

/** The goal of {@link Claim.Kind#CONNECTED}: one chain of the prover occupies all of the points. */
final class JoinedGoal implements ClaimGoal {
    private final SearchBoard board;
    private final int prover;
    private final int[] points;
    private final Dilation ways;

    JoinedGoal(SearchBoard board, Color prover, Claim claim, BackedStones backed) {
        this.board = board;
        this.prover = prover.code();
        points = claim.points().toArray();
        ways = new Dilation(board, backed::isBacked, backed::isReserved);
    }

    @Override
    public boolean isReached(PointSet.Builder zone) {
        if (isLost()) {
            return false;
        }
        for (int point : points) {
            if (board.chain(point) != board.chain(points[0])) {
                return false;
            }
        }
        ways.addWays(zone, points);
        return true;
    }

    @Override
    public boolean isLost() {
        for (int point : points) {
            if (board.at(point) != prover) {
                return true;
            }
        }
        return false;
    }
}
