package org.seichi.zone;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.rules.Suicide;
import org.seichi.search.SearchBoard;

/** The goal that one of the points, or each of them, is occupied by Benson-alive stones of the prover. */
final class LivingGoal implements ClaimGoal {
    private final SearchBoard board;
    private final BackedLife alive;
    private final LikelyLife likely;
    private final int prover;
    private final int[] points;
    private final boolean each;
    /** By the head of a chain: the last round in which the chain was met. */
    private final int[] met;

    private int round;

    LivingGoal(SearchBoard board, Color prover, Claim claim, Suicide suicide, BackedStones backed) {
        this.board = board;
        this.prover = prover.code();
        points = claim.points().toArray();
        each = claim.kind() == Claim.Kind.EACH_LIVES;
        alive = new BackedLife(board, suicide, backed);
        likely = new LikelyLife(board);
        met = new int[board.board().arrayLength()];
    }

    @Override
    public boolean isReached(PointSet.Builder zone) {
        round++;
        for (int point : points) {
            if (!isRepeated(point) && isAlive(point, zone) != each) {
                return !each;
            }
        }
        // Of a chain with a backed stone, only the path to that stone is in the zone so far.
        for (int i = 0; each && i < points.length; i++) {
            zone.add(points[i]);
        }
        return each;
    }

    @Override
    public boolean isLikely(PointSet.Builder zone) {
        round++;
        for (int point : points) {
            if (!isRepeated(point) && looksAlive(point, zone) != each) {
                return !each;
            }
        }
        return each;
    }

    private boolean looksAlive(int point, PointSet.Builder zone) {
        return board.at(point) == prover && likely.isLikely(point, zone);
    }

    private boolean isAlive(int point, PointSet.Builder zone) {
        return board.at(point) == prover && alive.isAlive(point, zone);
    }

    /** Whether the chain of a point was met in this round already, as that of an earlier point; marks it as met. */
    private boolean isRepeated(int point) {
        if (board.at(point) != prover) {
            return false;
        }
        int chain = board.chain(point);
        boolean repeated = met[chain] == round;
        met[chain] = round;
        return repeated;
    }

    @Override
    public boolean isLost() {
        for (int point : points) {
            if ((board.at(point) == prover) != each) {
                return each;
            }
        }
        return !each;
    }
}
