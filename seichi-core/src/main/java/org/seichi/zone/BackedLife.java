package org.seichi.zone;

import org.seichi.board.PointSet;
import org.seichi.rules.Suicide;
import org.seichi.search.Dilation;
import org.seichi.search.PassAlive;
import org.seichi.search.SearchBoard;

/** Benson life on a board with {@linkplain Backing backed} stones, with the zone that proves it. */
final class BackedLife implements PassAlive.Proof {
    private final SearchBoard board;
    private final BackedStones backed;
    private final Dilation ways;
    private final PassAlive alive;
    private PointSet.Builder zone;
    private int own;

    BackedLife(SearchBoard board, Suicide suicide, BackedStones backed) {
        this.board = board;
        this.backed = backed;
        ways = new Dilation(board, backed::isBacked, backed::isReserved);
        alive = new PassAlive(board, suicide != Suicide.FORBIDDEN, backed::holds);
    }

    /** Whether the chain of a stone is alive. */
    boolean isAlive(int stone) {
        return alive.isAlive(stone);
    }

    /** Whether the chain of a stone is alive; if so, adds the points that prove it to a zone. */
    boolean isAlive(int stone, PointSet.Builder into) {
        if (!alive.isAlive(stone)) {
            return false;
        }
        zone = into;
        own = board.at(stone);
        if (backed.holds(stone)) {
            ways.addBacking(zone, stone);
        } else {
            alive.tell(this);
        }
        return true;
    }

    @Override
    public void addChain(int head) {
        board.addStones(head, zone);
    }

    /** Adds a point and, for each adjacent chain with a backed stone, the path to that stone. */
    @Override
    public void addPoint(int point) {
        zone.add(point);
        for (int step : board.board().directions()) {
            if (board.at(point + step) == own && backed.holds(point + step)) {
                ways.addBacking(zone, point + step);
            }
        }
    }
}
