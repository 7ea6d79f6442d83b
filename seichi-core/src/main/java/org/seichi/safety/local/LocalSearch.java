package org.seichi.safety.local;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.seichi.search.NodeCounter;
import org.seichi.search.ProofSearch;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;

/** Proves zones. Caches its results, so that asking again costs nothing. Not thread-safe. */
public final class LocalSearch {
    private static final int TABLE_BITS = 14;
    private static final int DEPTH = 60;
    /** Maximum number of positions visited per point of a closed zone, by the search of a whole zone for safety. */
    private static final long CLOSED_NODES = 800;
    /** The same for open zones, where such proofs are rare. */
    private static final long OPEN_NODES = 100;
    /** The same for territory, for which searches are rare and mostly succeed. */
    private static final long TERRITORY_NODES = 5_000;
    /** Maximum number of the owner's moves on a line, in the search for a proof with a reach. */
    private static final int REACH_DEPTH = 3;
    /** The same in open zones with more than {@link #LARGEST_DEEP} points. */
    private static final int LARGE_DEPTH = 2;
    /** Maximum number of points of an open zone that is searched to the full depth. */
    private static final int LARGEST_DEEP = 20;
    /** Maximum number of points of a closed zone that is searched as a whole for safety. */
    private static final int LARGEST_CLOSED = 16;
    /** The same for open zones. */
    private static final int LARGEST_OPEN = 12;

    private final TranspositionTable table = new TranspositionTable(TABLE_BITS);
    private final LocalRulesCache cache = new LocalRulesCache();
    private final Map<LocalZone, Optional<Strategy>> found = new HashMap<>();
    /** The zones, whatever is owed, of which a search as a whole reached its limits. */
    private final Set<Place> hard = new HashSet<>();

    private final NodeCounter counter;

    /** A zone regardless of the debts around it. */
    private record Place(List<Integer> points, long open, Goal goal) {
        static Place of(LocalZone zone) {
            return new Place(Arrays.stream(zone.points).boxed().toList(), zone.open, zone.goal);
        }
    }

    /**
     * Creates a search without results.
     *
     * @param counter bounds all its searches, in positions visited
     */
    public LocalSearch(NodeCounter counter) {
        this.counter = counter;
    }

    /** Returns a strategy that reaches the goal of a zone and meets its debts; empty if there is none or it was not found. */
    public Optional<Strategy> prove(LocalZone zone) {
        Optional<Strategy> known = found.get(zone);
        if (known == null) {
            known = isTooMuch(zone) ? Optional.empty() : solve(zone);
            found.put(zone, known);
        }
        return known;
    }

    /** Whether the only group is owed life but not even a proof of a liberty was found. */
    private boolean isTooMuch(LocalZone zone) {
        if (!zone.isLifeOfOne()) {
            return false;
        }
        Optional<Strategy> less = found.get(zone.with(Debt.of(Demand.LIBERTY)));
        return less != null && less.isEmpty();
    }

    private Optional<Strategy> solve(LocalZone zone) {
        if (!new LocalLiberties(zone).allStand(zone.defenders, zone.attackers)) {
            return Optional.empty();
        }
        LocalGame game = new LocalGame(zone, found.size() + 1, cache);
        Optional<Strategy> reached = zone.goal == Goal.SAFETY ? reach(zone, game) : Optional.empty();
        boolean small = zone.size() <= (zone.isClosed() ? LARGEST_CLOSED : LARGEST_OPEN);
        boolean whole = reached.isEmpty() && (zone.goal == Goal.TERRITORY || small);
        return whole ? solveWhole(zone, game) : reached;
    }

    private Optional<Strategy> reach(LocalZone zone, LocalGame game) {
        int depth = zone.isClosed() || zone.size() <= LARGEST_DEEP ? REACH_DEPTH : LARGE_DEPTH;
        ReachSearch search = new ReachSearch(zone, game, counter, depth);
        long reach = search.prove();
        game.set(zone.defenders, zone.attackers);
        Optional<Strategy> strategy =
                reach == ReachSearch.FAILED ? Optional.empty() : new ReachWriter(zone, game, search).write(reach);
        game.set(zone.defenders, zone.attackers);
        return strategy;
    }

    /** Searches a whole zone, unless that has reached its limits before for other debts: it seldom succeeds then. */
    private Optional<Strategy> solveWhole(LocalZone zone, LocalGame game) {
        Place place = Place.of(zone);
        if (hard.contains(place)) {
            return Optional.empty();
        }
        ProofSearch search = new ProofSearch(table, counter, new SearchLimit(wholeNodes(zone) * zone.size(), DEPTH));
        Truth truth = search.solve(game).truth();
        if (truth != Truth.PROVEN) {
            if (truth == Truth.UNKNOWN) {
                hard.add(place);
            }
            return Optional.empty();
        }
        return new StrategyWriter(zone, game, search).write();
    }

    private static long wholeNodes(LocalZone zone) {
        if (zone.goal == Goal.TERRITORY) {
            return TERRITORY_NODES;
        }
        return zone.isClosed() ? CLOSED_NODES : OPEN_NODES;
    }
}
