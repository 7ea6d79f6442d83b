package org.seichi.structure;

import org.seichi.board.Board;
import org.seichi.board.Stones;

/**
 * Groups that reach a living group of their color over empty points which are not under the enemy's influence. At the end
 * of a game nobody has left such a way open by oversight: either it is safe, or it is the edge of a territory.
 *
 * <p>A way may be a few points long. A chain in atari must reach its friends by filling its last liberty, and must not
 * stand in atari again. What is connected serves others as a friend in turn.
 */
public final class Reach {
    private static final int LONGEST = 6;

    private final Structure structure;
    private final Stones stones;
    private final Board board;
    private final Chains chains;
    private final Groups groups;
    private final boolean[] living;
    private final int[] directions;
    private final int[] way;
    private final int[] distance;
    private int wayLength;

    private Reach(Structure structure, boolean[] living) {
        this.structure = structure;
        this.stones = structure.stones();
        this.board = stones.board();
        this.chains = structure.chains();
        this.groups = structure.groups();
        this.living = living;
        this.directions = board.directions();
        this.way = new int[board.size()];
        this.distance = new int[board.arrayLength()];
    }

    /**
     * Which groups live if some do: those, and all that reach them.
     *
     * @param living for each group whether it lives by itself; left as it is
     */
    public static boolean[] of(Structure structure, boolean[] living) {
        Reach reach = new Reach(structure, living.clone());
        reach.repeat(Stones.BLACK);
        reach.repeat(Stones.WHITE);
        return reach.living;
    }

    /** What has connected may connect others. */
    private void repeat(int code) {
        boolean connected = true;
        while (connected) {
            connected = connect(code);
        }
    }

    private boolean connect(int code) {
        start(code);
        boolean connected = false;
        for (int i = 0; i < wayLength; i++) {
            int point = way[i];
            for (int direction : directions) {
                int neighbor = point + direction;
                int content = stones.at(neighbor);
                if (content == Stones.EMPTY && distance[point] < LONGEST) {
                    step(neighbor, distance[point] + 1, code);
                } else if (content == code && joins(chains.at(neighbor), point)) {
                    living[groups.at(neighbor)] = true;
                    connected = true;
                }
            }
        }
        return connected;
    }

    /** Starts from the liberties of all living groups of a color. */
    private void start(int code) {
        for (int i = 0; i < wayLength; i++) {
            distance[way[i]] = 0;
        }
        wayLength = 0;
        for (int chain = 0; chain < chains.count(); chain++) {
            if (chains.code(chain) == code && living[groups.of(chain)]) {
                for (int i = 0; i < chains.libertyCount(chain); i++) {
                    step(chains.liberty(chain, i), 1, code);
                }
            }
        }
    }

    private void step(int point, int length, int code) {
        if (distance[point] == 0 && structure.influence().owner(point) != Stones.STONES_SUM - code) {
            distance[point] = length;
            way[wayLength++] = point;
        }
    }

    private boolean joins(int chain, int point) {
        if (living[groups.of(chain)]) {
            return false;
        }
        return chains.libertyCount(chain) > 1
                || (distance[point] == 1 && structure.probe().libertiesAfter(point, chains.code(chain)) > 1);
    }
}
