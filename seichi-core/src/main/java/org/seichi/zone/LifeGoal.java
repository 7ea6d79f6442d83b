package org.seichi.zone;

import org.seichi.board.Color;
import org.seichi.search.SearchBoard;

/** One of some points, or each of them, is held by living stones of the defender. */
final class LifeGoal implements Goal {
    private final SearchBoard board;
    private final PassAlive alive;
    private final int defender;
    private final int[] points;
    private final boolean each;

    /**
     * The goal for the position on the board.
     *
     * @param points where the stones stand that are to live
     * @param each whether all of them have to live; otherwise one is enough
     */
    LifeGoal(SearchBoard board, Color defender, int[] points, boolean each) {
        this.board = board;
        this.defender = defender.code();
        this.points = points.clone();
        this.each = each;
        alive = new PassAlive(board);
    }

    @Override
    public boolean isReached(Zone zone) {
        for (int i = 0; i < points.length; i++) {
            if (!isRepeated(i) && isAlive(points[i], zone) != each) {
                return !each;
            }
        }
        return each;
    }

    private boolean isAlive(int point, Zone zone) {
        return board.at(point) == defender && alive.isAlive(point, zone);
    }

    /** Whether the chain of a point has been asked about at an earlier point. */
    private boolean isRepeated(int index) {
        for (int i = 0; i < index && board.at(points[index]) == defender; i++) {
            if (board.at(points[i]) == defender && board.chain(points[i]) == board.chain(points[index])) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isLost() {
        for (int point : points) {
            if ((board.at(point) == defender) != each) {
                return each;
            }
        }
        return !each;
    }

    @Override
    public int[] center() {
        return points.clone();
    }
}
