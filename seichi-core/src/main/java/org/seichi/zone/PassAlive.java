package org.seichi.zone;

import java.util.Arrays;
import org.seichi.board.Board;
import org.seichi.board.Stones;
import org.seichi.rules.Suicide;
import org.seichi.search.SearchBoard;

/**
 * Benson's life (1976) of single chains, asked at every position of a search and therefore cheap: regions are flooded from
 * the chain's liberties only, and left at the first empty point that does not touch the chain. The proof looks at the two
 * smallest vital regions of each chain that it needs.
 */
final class PassAlive {
    private final SearchBoard board;
    private final Suicide suicide;
    private final BackedStones backed;
    private final Dilation ways;
    private final int[] steps;
    /** By point: the flood that reached it last. Floods of one question are numbered on. */
    private final int[] seen;

    private final int[] seenHead;
    private final int[] queue;
    private int flood;

    /** The chains of one question, by any stone; which chain a head is; whether it may still live. */
    private final int[] chains;

    private final int[] numberOf;
    private final int[] askedAt;
    private final boolean[] lives;
    private final boolean[] needed;
    /** Whether other proofs keep a chain, which then needs no regions. */
    private final boolean[] keptByOthers;

    private int count;
    private int question;

    /** The vital regions, chain by chain: where those of a chain begin; points and chains around each. */
    private final int[] firstRegion;

    private int[] pointsFrom = new int[64];
    private int[] pointsTo = new int[64];
    private int[] bordersFrom = new int[64];
    private int[] bordersTo = new int[64];
    private int regions;
    private int[] pool = new int[1024];
    private int pooled;

    PassAlive(SearchBoard board, Suicide suicide, BackedStones backed) {
        this.board = board;
        this.suicide = suicide;
        this.backed = backed;
        ways = new Dilation(board, backed);
        Board geometry = board.board();
        int length = geometry.arrayLength();
        steps = geometry.directions();
        seen = new int[length];
        seenHead = new int[length];
        queue = new int[geometry.size() + 1];
        chains = new int[geometry.size() + 1];
        numberOf = new int[length];
        askedAt = new int[length];
        lives = new boolean[geometry.size() + 1];
        needed = new boolean[geometry.size() + 1];
        keptByOthers = new boolean[geometry.size() + 1];
        firstRegion = new int[geometry.size() + 2];
    }

    /** Whether the chain of a stone lives although the opponent moves as often as he likes; adds what shows it to the zone. */
    boolean isAlive(int stone, GrowingZone zone) {
        question++;
        count = 0;
        regions = 0;
        pooled = 0;
        number(stone);
        if (keptByOthers[0]) {
            ways.addBacking(zone, stone);
            return true;
        }
        for (int chain = 0; chain < count; chain++) {
            firstRegion[chain] = regions;
            if (!keptByOthers[chain]) {
                findRegions(chain);
            }
            firstRegion[chain + 1] = regions;
            lives[chain] = keptByOthers[chain] || regions - firstRegion[chain] >= 2;
            if (chain == 0 && !lives[0]) {
                return false;
            }
        }
        boolean changed = true;
        while (changed && lives[0]) {
            changed = false;
            for (int chain = 0; chain < count; chain++) {
                if (lives[chain] && !keptByOthers[chain] && usable(chain) < 2) {
                    lives[chain] = false;
                    changed = true;
                }
            }
        }
        if (lives[0]) {
            collect(zone);
        }
        return lives[0];
    }

    private int number(int stone) {
        int head = board.chain(stone);
        if (askedAt[head] != question) {
            askedAt[head] = question;
            numberOf[head] = count;
            needed[count] = false;
            keptByOthers[count] = backed.holds(head);
            chains[count++] = head;
        }
        return numberOf[head];
    }

    private void findRegions(int chain) {
        int head = chains[chain];
        int before = flood;
        for (int point = board.nextLiberty(head, Board.NO_POINT);
                point != Board.NO_POINT;
                point = board.nextLiberty(head, point)) {
            if (seen[point] <= before && isVital(point, head)) {
                keepRegion(head);
            }
        }
    }

    /** Floods the region of a liberty; whether all its empty points are liberties of the chain. */
    private boolean isVital(int liberty, int head) {
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
                    if (!fits) {
                        return false;
                    }
                    reach(neighbor);
                }
            }
        }
        return true;
    }

    private int filled;

    /**
     * Whether an opposing stone may stand in a vital region of a chain: its liberties are the chain's, and so is its point
     * if it can take itself away.
     */
    private boolean canStay(int stone, int head) {
        return suicide == Suicide.FORBIDDEN ? board.sharesLiberties(stone, head) : touches(stone, head);
    }

    private boolean touches(int point, int head) {
        for (int step : steps) {
            if (board.at(point + step) == board.at(head) && board.chain(point + step) == head) {
                return true;
            }
        }
        return false;
    }

    private void reach(int point) {
        seen[point] = flood;
        queue[filled++] = point;
    }

    /** Keeps the region just flooded, with the chains around it. */
    private void keepRegion(int head) {
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
        pointsTo[regions] = pooled;
        bordersFrom[regions] = pooled;
        int own = board.at(head);
        for (int i = 0; i < filled; i++) {
            for (int step : steps) {
                int neighbor = queue[i] + step;
                if (board.at(neighbor) == own && seenHead[board.chain(neighbor)] != flood) {
                    seenHead[board.chain(neighbor)] = flood;
                    put(number(neighbor));
                }
            }
        }
        bordersTo[regions] = pooled;
        regions++;
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

    /** Adds the chains that are needed, each with its two smallest vital regions. */
    private void collect(GrowingZone zone) {
        filled = 0;
        need(0);
        for (int next = 0; next < filled; next++) {
            int chain = queue[next];
            if (keptByOthers[chain]) {
                continue;
            }
            addChain(zone, chains[chain]);
            int first = smallest(chain, -1);
            addRegion(zone, first);
            addRegion(zone, smallest(chain, first));
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

    private void addRegion(GrowingZone zone, int region) {
        for (int i = pointsFrom[region]; i < pointsTo[region]; i++) {
            zone.add(pool[i]);
            addBacking(zone, pool[i]);
        }
        for (int i = bordersFrom[region]; i < bordersTo[region]; i++) {
            need(pool[i]);
        }
    }

    /** Adds what keeps the stones beside a point of a region that other proofs keep. */
    private void addBacking(GrowingZone zone, int point) {
        int own = board.at(chains[0]);
        for (int step : steps) {
            if (board.at(point + step) == own && keptByOthers[number(point + step)]) {
                ways.addBacking(zone, point + step);
            }
        }
    }

    private void addChain(GrowingZone zone, int head) {
        int each = head;
        do {
            zone.add(each);
            each = board.nextStone(each);
        } while (each != head);
    }
}
