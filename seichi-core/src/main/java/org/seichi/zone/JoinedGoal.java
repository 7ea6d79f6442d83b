package org.seichi.zone;

import org.seichi.board.Color;
import org.seichi.search.SearchBoard;

/** The goal of {@link Claim.Kind#CONNECTED}: one chain of the prover occupies all of the points. */
final class JoinedGoal implements ClaimGoal {
    private final SearchBoard board;
    private final int prover;
    private final int[] points;
    private final int[] steps;
    private final int[] from;
    private final int[] queue;
    private final int[] marks;
    private int mark;

    JoinedGoal(SearchBoard board, Color prover, Claim claim) {
        this.board = board;
        this.prover = prover.code();
        points = claim.points().toArray();
        steps = board.board().directions();
        from = new int[board.board().arrayLength()];
        marks = new int[board.board().arrayLength()];
        queue = new int[board.board().size()];
    }

    @Override
    public boolean isReached(GrowingZone zone) {
        if (isLost()) {
            return false;
        }
        for (int point : points) {
            if (board.chain(point) != board.chain(points[0])) {
                return false;
            }
        }
        addWays(zone);
        return true;
    }

    /** Adds shortest paths through the chain from the first point to the others. */
    private void addWays(GrowingZone zone) {
        int filled = 1;
        queue[0] = points[0];
        marks[points[0]] = ++mark;
        for (int next = 0; next < filled; next++) {
            for (int step : steps) {
                int neighbor = queue[next] + step;
                if (board.at(neighbor) == prover && marks[neighbor] != mark) {
                    marks[neighbor] = mark;
                    from[neighbor] = queue[next];
                    queue[filled++] = neighbor;
                }
            }
        }
        zone.add(points[0]);
        for (int point : points) {
            for (int each = point; each != points[0]; each = from[each]) {
                zone.add(each);
            }
        }
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
