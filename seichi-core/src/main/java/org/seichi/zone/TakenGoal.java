package org.seichi.zone;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.rules.Suicide;
import org.seichi.search.SearchBoard;

/** The goal of {@link Claim.Kind#TAKEN}: no stone of the opponent is left on the points. */
final class TakenGoal implements ClaimGoal {
    private final SearchBoard board;
    private final int opponent;
    private final int[] points;
    private final BackedLife alive;

    TakenGoal(SearchBoard board, Color prover, Claim claim, Suicide suicide, BackedStones backed) {
        this.board = board;
        alive = new BackedLife(board, suicide, backed);
        opponent = prover.opponent().code();
        points = claim.points().toArray();
    }

    @Override
    public boolean isReached(PointSet.Builder zone) {
        for (int point : points) {
            if (board.at(point) == opponent) {
                return false;
            }
        }
        for (int point : points) {
            zone.add(point);
        }
        return true;
    }

    @Override
    public boolean isLost() {
        for (int point : points) {
            if (board.at(point) == opponent && alive.isAlive(point)) {
                return true;
            }
        }
        return false;
    }
}
