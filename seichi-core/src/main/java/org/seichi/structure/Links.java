package org.seichi.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Joins chains that the opponent cannot part (Carta, section 3, figure 6).
 *
 * <p>A <em>half connection</em> is an empty point where its owner connects two chains by one move and the opponent parts them
 * by one move. Two chains are joined by two half connections (miai), or by one point where the opponent's stone would be
 * captured at once. One-point jumps and diagonals meet in a common liberty; see {@link Jumps} for the looser shapes. A chain
 * in atari is never joined. A point surrounded by stones of one color joins nothing: connecting there would cost the eye, so
 * eyes must not count as links.
 *
 * <p>Joining two chains can give the new group a second half connection to a third one, so joining is repeated until nothing
 * changes. Each repetition takes about n log n time in the number of half connections.
 */
final class Links {
    /** The base for packing chains and points into one number: more than there are of either on any board. */
    private static final int MANY = 1 << 10;

    private final Chains chains;
    private final Stones stones;
    private final Occupation occupation;
    private final LibertyProbe probe;
    private final Groups.Builder groups;
    private final int[] directions;
    private final int[] around = new int[4];
    private int aroundCount;
    private long[] halves = new long[64];
    private int halfCount;

    Links(Chains chains, Occupation occupation, LibertyProbe probe, Groups.Builder groups) {
        this.chains = chains;
        this.stones = chains.stones();
        this.occupation = occupation;
        this.probe = probe;
        this.groups = groups;
        this.directions = stones.board().directions();
    }

    /** Joins all chains that can be joined. */
    void join() {
        for (int code = Stones.BLACK; code <= Stones.WHITE; code++) {
            PointSet between = occupation.between(code);
            for (int point = between.first(); point != Board.NO_POINT; point = between.next(point)) {
                meet(point, code);
            }
        }
        new Jumps(chains, occupation, this::half).find();
        while (joinPairs()) {
            // a join can make others possible
        }
    }

    /** Joins the chains of a color around a common liberty, or records half connections between them. */
    private void meet(int point, int code) {
        collectAround(point, code);
        if (aroundCount < 2) {
            return;
        }
        if (probe.isSelfAtari(point, Stones.STONES_SUM - code)) {
            for (int i = 1; i < aroundCount; i++) {
                groups.join(around[0], around[i]);
            }
            return;
        }
        for (int i = 0; i < aroundCount; i++) {
            for (int k = i + 1; k < aroundCount; k++) {
                half(around[i], around[k], point, point);
            }
        }
    }

    /** The different chains around a point that are not in atari; none if the point is surrounded by the color. */
    private void collectAround(int point, int code) {
        aroundCount = 0;
        int others = 0;
        for (int direction : directions) {
            int neighbor = point + direction;
            int content = stones.at(neighbor);
            if (content == code) {
                add(chains.at(neighbor));
            } else if (content != Stones.EDGE) {
                others++;
            }
        }
        if (others == 0) {
            aroundCount = 0;
        }
    }

    private void add(int chain) {
        if (chains.libertyCount(chain) == 1) {
            return;
        }
        for (int i = 0; i < aroundCount; i++) {
            if (around[i] == chain) {
                return;
            }
        }
        around[aroundCount++] = chain;
    }

    /** Records a half connection between two chains over one or two points. */
    private void half(int a, int b, int point, int other) {
        if (halfCount == halves.length) {
            halves = Arrays.copyOf(halves, 2 * halfCount);
        }
        halves[halfCount++] = half(pair(a, b), Math.min(point, other), Math.max(point, other));
    }

    /** Joins the pairs of groups with two half connections that have no point in common; returns whether there were any. */
    private boolean joinPairs() {
        int kept = 0;
        for (int i = 0; i < halfCount; i++) {
            int pair = pairOf(halves[i]);
            int a = groups.root(first(pair));
            int b = groups.root(second(pair));
            if (a != b) {
                halves[kept++] = half(pair(a, b), point(halves[i]), other(halves[i]));
            }
        }
        halfCount = kept;
        Arrays.sort(halves, 0, halfCount);
        boolean joined = false;
        for (int i = 1; i < halfCount; i++) {
            if (isDouble(i)) {
                int pair = pairOf(halves[i]);
                groups.join(first(pair), second(pair));
                joined = true;
            }
        }
        return joined;
    }

    /** Whether a half connection and an earlier one of the same pair have no point in common. */
    private boolean isDouble(int index) {
        int point = point(halves[index]);
        int other = other(halves[index]);
        for (int i = index - 1; i >= 0 && pairOf(halves[i]) == pairOf(halves[index]); i--) {
            int a = point(halves[i]);
            int b = other(halves[i]);
            if (a != point && a != other && b != point && b != other) {
                return true;
            }
        }
        return false;
    }

    /** The remaining half connections between different groups. */
    List<HalfLink> left(Groups built) {
        List<HalfLink> left = new ArrayList<>();
        for (int i = 0; i < halfCount; i++) {
            int a = built.of(first(pairOf(halves[i])));
            int b = built.of(second(pairOf(halves[i])));
            if (a != b) {
                left.add(new HalfLink(a, b, point(halves[i]), other(halves[i])));
            }
        }
        return left;
    }

    private static int pair(int a, int b) {
        return Math.min(a, b) * MANY + Math.max(a, b);
    }

    private static int first(int pair) {
        return pair / MANY;
    }

    private static int second(int pair) {
        return pair % MANY;
    }

    private static long half(int pair, int point, int other) {
        return ((long) pair * MANY + point) * MANY + other;
    }

    private static int pairOf(long half) {
        return (int) (half / MANY / MANY);
    }

    private static int point(long half) {
        return (int) (half / MANY % MANY);
    }

    private static int other(long half) {
        return (int) (half % MANY);
    }
}
