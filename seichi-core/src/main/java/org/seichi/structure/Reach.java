package org.seichi.structure;

import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Finds groups that reach a living group of their color over empty points without enemy influence. At the end of a game
 * nobody has left such a path open by oversight: either it is safe, or it is the edge of a territory.
 *
 * <p>A path has at most {@value #LONGEST} points. A chain in atari must connect by filling its last liberty, and must not be
 * in atari afterwards. Groups connected in this way can connect others.
 */
public final class Reach {
    private static final int LONGEST = 6;

    private final Structure structure;
    private final Occupation occupation;
    private final Chains chains;
    private final Groups groups;
    private final boolean[] living;

    private Reach(Structure structure, boolean[] living) {
        this.structure = structure;
        this.occupation = structure.occupation();
        this.chains = structure.chains();
        this.groups = structure.groups();
        this.living = living;
    }

    /**
     * Returns which groups live if some do: those, and all that reach them.
     *
     * @param living for each group whether it lives by itself; not modified
     */
    public static boolean[] of(Structure structure, boolean[] living) {
        Reach reach = new Reach(structure, living.clone());
        reach.repeat(Stones.BLACK);
        reach.repeat(Stones.WHITE);
        return reach.living;
    }

    /** Connects groups until no further one reaches living stones. */
    private void repeat(int code) {
        PointSet open = occupation.empty().minus(structure.influence().points(Stones.STONES_SUM - code));
        boolean connected = true;
        while (connected) {
            PointSet waiting = waiting(code);
            connected =
                    !waiting.isEmpty() && connect(code, occupation.stones(code).minus(waiting), open);
        }
    }

    /** The stones of the groups of a color that are not known to live yet. */
    private PointSet waiting(int code) {
        return chains.stonesWhere(chain -> !living[groups.of(chain)] && chains.code(chain) == code);
    }

    /** Marks the groups as living that reach living stones over open points; returns whether there were any. */
    private boolean connect(int code, PointSet friends, PointSet open) {
        PointSet near = friends.neighborsIn(open, occupation.board());
        PointSet way = near;
        for (int length = 1; length < LONGEST; length++) {
            way = way.union(way.neighborsIn(open, occupation.board()));
        }
        boolean connected = false;
        for (int chain = 0; chain < chains.count(); chain++) {
            int group = groups.of(chain);
            if (!living[group] && chains.code(chain) == code && joins(chain, near, way)) {
                living[group] = true;
                connected = true;
            }
        }
        return connected;
    }

    private boolean joins(int chain, PointSet near, PointSet way) {
        if (chains.libertyCount(chain) == 1) {
            int last = chains.liberty(chain, 0);
            return near.contains(last) && structure.probe().hasTwoLiberties(last, chains.code(chain));
        }
        for (int i = 0; i < chains.libertyCount(chain); i++) {
            if (way.contains(chains.liberty(chain, i))) {
                return true;
            }
        }
        return false;
    }
}
