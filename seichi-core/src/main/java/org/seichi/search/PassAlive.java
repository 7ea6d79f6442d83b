package org.seichi.search;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;

/**
 * Finds pass-alive chains by Benson's theorem ("Life in the game of Go", 1976): chains that cannot be captured even if their
 * owner always passes.
 *
 * <p>A region is a connected set of points that a color does not occupy. It is <em>vital</em> to a chain around it if all its
 * empty points are liberties of the chain; if suicide of several stones is legal, the points under the opponent's stones must
 * be adjacent to the chain too. Chains live if each has two vital regions that only living chains surround.
 *
 * <p>It is called at every node of a search and therefore kept cheap: flood fills start from a chain's liberties only and
 * stop at the first point that makes the region not vital.
 */
public final class PassAlive {
    private static final int NEEDED = 2;

    private final SearchBoard board;
    private final boolean mayEmpty;
    private final IntPredicate isKept;
    private final boolean[] closed;
    private final int[] steps;
    /** By point: number of the last flood fill that reached it. Numbers are never reused. */
    private final int[] seen;

    private final int[] seenHead;
    private final int[] queue;
    private int flood;
    private int filled;

    /** The chains of the current question, by one stone each; by head: its number, and the question in which it got it. */
    private final int[] chains;

    private final int[] numberOf;
    private final int[] askedAt;
    private final boolean[] lives;
    private final boolean[] needed;
    /** By number: whether a chain is known to live for other reasons and needs no regions. */
    private final boolean[] kept;

    private int count;
    private int question;

    /** The vital regions, chain by chain: the first of each chain; the ranges of points and of bordering chains in the pool. */
    private final int[] firstRegion;

    private int[] pointsFrom = new int[64];
    private int[] pointsTo = new int[64];
    private int[] bordersFrom = new int[64];
    private int[] bordersTo = new int[64];
    private int regions;
    private int[] pool = new int[1024];
    private int pooled;

    /**
     * Answers questions about a board in its current position.
     *
     * @param mayEmpty whether suicide of several stones is legal, by which the opponent may empty points
     */
    public PassAlive(SearchBoard board, boolean mayEmpty) {
        this(board, mayEmpty, head -> false);
    }

    /**
     * The same where some chains are known to live for other reasons.
     *
     * @param isKept whether a chain does, given its head
     */
    public PassAlive(SearchBoard board, boolean mayEmpty, IntPredicate isKept) {
        this(board, mayEmpty, isKept, board.board().points());
    }

    /**
     * The same with regions restricted to part of the board.
     *
     * @param within the points that regions may contain
     */
    public PassAlive(SearchBoard board, boolean mayEmpty, IntPredicate isKept, PointSet within) {
        this.board = board;
        this.mayEmpty = mayEmpty;
        this.isKept = isKept;
        Board geometry = board.board();
        int length = geometry.arrayLength();
        closed = new boolean[length];
        geometry.points().minus(within).forEach(point -> closed[point] = true);
        steps = geometry.directions();
        seen = new int[length];
        seenHead = new int[length];
        queue = new int[geometry.size() + 1];
        chains = new int[geometry.size() + 1];
        numberOf = new int[length];
        askedAt = new int[length];
        lives = new boolean[geometry.size() + 1];
        needed = new boolean[geometry.size() + 1];
        kept = new boolean[geometry.size() + 1];
        firstRegion = new int[geometry.size() + 2];
    }

    /** Whether the chain of a stone is pass-alive. */
    public boolean isAlive(int stone) {
        begin();
        number(stone);
        return decide();
    }

    /** Whether the chains of all given stones, of one color, are pass-alive. */
    public boolean areAlive(int[] stones) {
        begin();
        for (int stone : stones) {
            number(stone);
        }
        return decide();
    }

    private void begin() {
        question++;
        count = 0;
        regions = 0;
        pooled = 0;
    }

    /** Whether the chains numbered so far are alive; chains around their regions are numbered on the way. */
    private boolean decide() {
        int asked = count;
        for (int chain = 0; chain < count; chain++) {
            firstRegion[chain] = regions;
            if (!kept[chain] && board.liberties(chains[chain]) >= NEEDED) {
                findRegions(chains[chain]);
            }
            firstRegion[chain + 1] = regions;
            lives[chain] = kept[chain] || regions - firstRegion[chain] >= NEEDED;
            if (chain < asked && !lives[chain]) {
                return false;
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int chain = 0; chain < count; chain++) {
                if (lives[chain] && !kept[chain] && usable(chain) < NEEDED) {
                    lives[chain] = false;
                    changed = true;
                    if (chain < asked) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private int number(int stone) {
        int head = board.chain(stone);
        if (askedAt[head] != question) {
            askedAt[head] = question;
            numberOf[head] = count;
            needed[count] = false;
            kept[count] = isKept.test(head);
            chains[count++] = head;
        }
        return numberOf[head];
    }

    private void findRegions(int head) {
        int before = flood;
        int first = regions;
        for (int point = board.nextLiberty(head, Board.NO_POINT);
                point != Board.NO_POINT;
                point = board.nextLiberty(head, point)) {
            if (seen[point] <= before && !closed[point] && isVital(point, head)) {
                keepRegion();
            }
        }
        for (int region = first; region < regions && regions - first >= NEEDED; region++) {
            findBorder(region, board.at(head));
        }
    }

    /** Whether the region that contains a liberty of a chain is vital to the chain. */
    public boolean isVital(int liberty, int head) {
        flood++;
        filled = 0;
        reach(liberty);
        int own = board.at(head);
        for (int next = 0; next < filled; next++) {
            for (int step : steps) {
                int neighbor = queue[next] + step;
                int content = board.at(neighbor);
                if (content != Stones.EDGE && content != own && seen[neighbor] != flood) {
                    boolean fits = content == Stones.EMPTY ? board.isLiberty(head, neighbor) : canStay(neighbor, head);
                    if (!fits || closed[neighbor]) {
                        return false;
                    }
                    reach(neighbor);
                }
            }
        }
        return true;
    }

    /**
     * Whether a vital region of a chain may contain an opposing stone: its liberties must be liberties of the chain or, if
     * suicide may empty its point, the point must be adjacent to the chain.
     */
    private boolean canStay(int stone, int head) {
        return mayEmpty ? touches(stone, head) : board.sharesLiberties(stone, head);
    }

    private boolean touches(int point, int head) {
        for (int step : steps) {
            if (board.at(point + step) == board.at(head) && board.chain(point + step) == head) {
                return true;
            }
        }
        return false;
    }

    /** Number of regions of a color, vital or not, that contain any of some points; counting stops at a maximum. */
    public int regions(int[] among, int own, int most) {
        int before = flood;
        int found = 0;
        for (int i = 0; i < among.length && found < most; i++) {
            if (seen[among[i]] <= before && board.at(among[i]) != own && isClosed(among[i], own, before)) {
                found++;
            }
        }
        return found;
    }

    /** Flood-fills a region; false once it leaves the permitted points or meets one that an earlier, abandoned fill reached. */
    private boolean isClosed(int start, int own, int before) {
        flood++;
        filled = 0;
        reach(start);
        for (int next = 0; next < filled; next++) {
            for (int step : steps) {
                int neighbor = queue[next] + step;
                int content = board.at(neighbor);
                if (content != Stones.EDGE && content != own && seen[neighbor] != flood) {
                    if (closed[neighbor] || seen[neighbor] > before) {
                        return false;
                    }
                    reach(neighbor);
                }
            }
        }
        return true;
    }

    private void reach(int point) {
        seen[point] = flood;
        queue[filled++] = point;
    }

    /** Keeps the region just flooded. */
    private void keepRegion() {
        if (regions == pointsFrom.length) {
            pointsFrom = Arrays.copyOf(pointsFrom, 2 * regions);
            pointsTo = Arrays.copyOf(pointsTo, 2 * regions);
            bordersFrom = Arrays.copyOf(bordersFrom, 2 * regions);
            bordersTo = Arrays.copyOf(bordersTo, 2 * regions);
        }
        pointsFrom[regions] = pooled;
        for (int i = 0; i < filled; i++) {
            put(queue[i]);
        }
        pointsTo[regions++] = pooled;
    }

    /** Finds the chains around a region. */
    private void findBorder(int region, int own) {
        flood++;
        bordersFrom[region] = pooled;
        for (int i = pointsFrom[region]; i < pointsTo[region]; i++) {
            for (int step : steps) {
                int neighbor = pool[i] + step;
                if (board.at(neighbor) == own && seenHead[board.chain(neighbor)] != flood) {
                    seenHead[board.chain(neighbor)] = flood;
                    put(number(neighbor));
                }
            }
        }
        bordersTo[region] = pooled;
    }

    private void put(int value) {
        if (pooled == pool.length) {
            pool = Arrays.copyOf(pool, 2 * pooled);
        }
        pool[pooled++] = value;
    }

    private int usable(int chain) {
        int usable = 0;
        for (int region = firstRegion[chain]; region < firstRegion[chain + 1]; region++) {
            usable += isUsable(region) ? 1 : 0;
        }
        return usable;
    }

    private boolean isUsable(int region) {
        for (int i = bordersFrom[region]; i < bordersTo[region]; i++) {
            if (!lives[pool[i]]) {
                return false;
            }
        }
        return true;
    }

    /** Receives what a proof of life depends on. */
    public interface Proof {
        /** A chain that the proof needs, by its head. */
        void addChain(int head);

        /** A point of a region that the proof needs. */
        void addPoint(int point);
    }

    /** Reports what the last {@link #isAlive} depends on, if it was true: the chains needed, each with its two smallest vital regions. */
    public void tell(Proof proof) {
        filled = 0;
        need(0);
        for (int next = 0; next < filled; next++) {
            int chain = queue[next];
            if (!kept[chain]) {
                proof.addChain(chains[chain]);
                int first = smallest(chain, -1);
                tellRegion(proof, first);
                tellRegion(proof, smallest(chain, first));
            }
        }
    }

    private void need(int chain) {
        if (!needed[chain]) {
            needed[chain] = true;
            queue[filled++] = chain;
        }
    }

    private int smallest(int chain, int except) {
        int smallest = -1;
        for (int region = firstRegion[chain]; region < firstRegion[chain + 1]; region++) {
            if (region != except && isUsable(region) && (smallest < 0 || size(region) < size(smallest))) {
                smallest = region;
            }
        }
        return smallest;
    }

    private int size(int region) {
        return pointsTo[region] - pointsFrom[region];
    }

    private void tellRegion(Proof proof, int region) {
        for (int i = pointsFrom[region]; i < pointsTo[region]; i++) {
            proof.addPoint(pool[i]);
        }
        for (int i = bordersFrom[region]; i < bordersTo[region]; i++) {
            need(pool[i]);
        }
    }
}
