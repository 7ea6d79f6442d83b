package org.seichi.method.dyer;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.life.EyeOutcome;
import org.seichi.life.EyeShapes;
import org.seichi.life.LifeStatus;
import org.seichi.structure.Chains;
import org.seichi.structure.Regions;

/**
 * Finds the chains with two eyes once the position has been filled (Dyer, step 1). Every closed space is one eye, or two if it
 * is too large for the database of eye shapes or, by the database, makes two with the opponent moving first. A space counts
 * only while all chains around it live: chains are struck out until nothing changes, as in Benson's algorithm. A space that the
 * generator has helped to close counts for less, since the opponent could have played there first.
 */
final class AbsoluteLife {
    private static final int NEEDED = 2;
    private static final int NONE = -1;

    /** In points: a space up to this size makes at most one eye if the generator has put stones around it. */
    private static final int SMALL = 5;

    private final Stones filled;
    private final Chains chains;
    private final Regions regions;
    private final int[] eyes;
    private final int[][] around;
    private final boolean[] out;
    private final int[] parent;

    private AbsoluteLife(Stones filled, PointSet fills) {
        this.filled = filled;
        chains = Chains.of(filled);
        regions = Regions.of(filled);
        eyes = new int[regions.count()];
        around = new int[regions.count()][];
        out = new boolean[chains.count()];
        parent = new int[chains.count()];
        Arrays.setAll(parent, chain -> chain);
        for (int region = 0; region < eyes.length; region++) {
            if (regions.owner(region) != Stones.EMPTY) {
                PointSet space = regions.points(region);
                eyes[region] = space.neighbors(filled.board()).intersects(fills) ? made(space) : eyes(space);
                around[region] = chainsAround(regions.points(region));
            }
        }
    }

    /**
     * All stones of chains with two eyes, including stones filled in.
     *
     * @param filled the position as filled by the generator
     * @param fills the stones that the generator added
     */
    static PointSet of(Stones filled, PointSet fills) {
        return new AbsoluteLife(filled, fills).find();
    }

    /** Number of eyes of a closed space, 1 or 2, with the opponent moving first. */
    private int eyes(PointSet space) {
        if (space.size() > EyeShapes.MAX_SIZE) {
            return NEEDED;
        }
        return EyeShapes.standard()
                .find(filled.board(), space)
                .map(EyeOutcome::attackerFirst)
                .filter(status -> status == LifeStatus.ALIVE)
                .map(status -> NEEDED)
                .orElse(1);
    }

    /** Number of eyes credited to a space that the generator has helped to close, 0 to 2. */
    private int made(PointSet space) {
        return space.size() == 1 ? 0 : space.size() <= SMALL ? 1 : eyes(space);
    }

    private int[] chainsAround(PointSet space) {
        Board board = filled.board();
        return space.neighbors(board).stream()
                .map(chains::at)
                .distinct()
                .sorted()
                .toArray();
    }

    /**
     * Connects chains without two eyes through an eye that they share, which is used up by that, as long as there is one;
     * otherwise strikes the weakest chain out, so that its eyes no longer count. Returns the stones of the chains left.
     */
    private PointSet find() {
        int[] count = count();
        int weak = weak(count);
        while (weak != NONE) {
            int link = link(weak);
            if (link == NONE) {
                out[weak] = true;
            } else {
                join(link);
            }
            count = count();
            weak = weak(count);
        }
        return chains.stonesWhere(chain -> !out[root(chain)]);
    }

    private int weak(int[] count) {
        int weak = NONE;
        for (int chain = 0; chain < out.length; chain++) {
            if (root(chain) == chain
                    && !out[chain]
                    && count[chain] < NEEDED
                    && (weak == NONE || count[chain] < count[weak])) {
                weak = chain;
            }
        }
        return weak;
    }

    /** The smallest eye that a weak chain shares with other chains, none of which has its last liberty there. */
    private int link(int weak) {
        int best = NONE;
        for (int region = 0; region < eyes.length; region++) {
            if (isHeld(region)
                    && touches(region, weak)
                    && isShared(region)
                    && !isInAtari(region)
                    && (best == NONE || regions.size(region) < regions.size(best))) {
                best = region;
            }
        }
        return best;
    }

    private boolean touches(int region, int chain) {
        return Arrays.stream(around[region]).anyMatch(other -> root(other) == chain);
    }

    /** Whether a chain around a space has a single liberty: the opponent plays there and captures it. */
    private boolean isInAtari(int region) {
        return Arrays.stream(around[region]).anyMatch(chain -> chains.libertyCount(chain) == 1);
    }

    private boolean isShared(int region) {
        return Arrays.stream(around[region]).map(this::root).distinct().count() > 1;
    }

    private void join(int region) {
        int first = root(around[region][0]);
        for (int chain : around[region]) {
            parent[root(chain)] = first;
        }
        eyes[region]--;
    }

    private int root(int chain) {
        int root = chain;
        while (parent[root] != root) {
            root = parent[root];
        }
        return root;
    }

    private boolean isHeld(int region) {
        return eyes[region] > 0 && Arrays.stream(around[region]).noneMatch(chain -> out[root(chain)]);
    }

    /** Number of eyes of each chain, in spaces around which no chain has been struck out. */
    private int[] count() {
        int[] count = new int[out.length];
        for (int region = 0; region < eyes.length; region++) {
            if (isHeld(region)) {
                int value = eyes[region];
                Arrays.stream(around[region]).map(this::root).distinct().forEach(chain -> count[chain] += value);
            }
        }
        return count;
    }
}
