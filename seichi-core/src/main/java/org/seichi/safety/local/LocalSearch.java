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
    /** Maximum number of positions visited per point of a closed zone, for safety. */
    private static final long CLOSED_NODES = 800;
    /** The same for open zones, where such proofs are rare. */
    private static final long OPEN_NODES = 100;
    /** The same for territory, for which searches are rare and mostly succeed. */
    private static final long TERRITORY_NODES = 5_000;

    private final TranspositionTable table = new TranspositionTable(TABLE_BITS);
    private final LocalRulesCache cache = new LocalRulesCache();
    private final Map<LocalZone, Optional<Strategy>> found = new HashMap<>();
    /** The zones, whatever is owed, of which a search reached its limits. */
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
            known = solve(zone);
            found.put(zone, known);
        }
        return known;
    }

    /** Searches a zone, unless that has reached its limits before for other debts: it seldom succeeds then. */
    private Optional<Strategy> solve(LocalZone zone) {
        Place place = Place.of(zone);
        if (hard.contains(place) || !new LocalLiberties(zone).allStand(zone.defenders, zone.attackers)) {
            return Optional.empty();
        }
        LocalGame game = new LocalGame(zone, found.size() + 1, cache);
        ProofSearch search = new ProofSearch(table, counter, new SearchLimit(nodes(zone) * zone.size(), DEPTH));
        Truth truth = search.solve(game).truth();
        if (truth == Truth.UNKNOWN) {
            hard.add(place);
        }
        return truth == Truth.PROVEN ? new StrategyWriter(zone, game, search).write() : Optional.empty();
    }

    private static long nodes(LocalZone zone) {
        if (zone.goal == Goal.TERRITORY) {
            return TERRITORY_NODES;
        }
        return zone.isClosed() ? CLOSED_NODES : OPEN_NODES;
    }
}
