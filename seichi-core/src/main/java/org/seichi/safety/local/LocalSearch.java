package org.seichi.safety.local;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.seichi.search.NodeCounter;
import org.seichi.search.ProofSearch;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;

/** Proves zones. Remembers what it has found, so that asking again costs nothing. Not for several threads at a time. */
public final class LocalSearch {
    private static final int TABLE_BITS = 14;
    private static final int DEPTH = 60;
    /** Positions visited for each point of a zone, at most, by each of the two searches. */
    private static final long NODES = 200;
    /** The same for territory, which is asked for seldom and mostly there. */
    private static final long TERRITORY_NODES = 2_000;
    /** The number of moves of the owner within which a proof with a reach is looked for. */
    private static final int REACH_DEPTH = 3;
    /** The largest zone that is searched for safety without a reach. */
    private static final int LARGEST_WITHOUT_REACH = 16;

    private final TranspositionTable table = new TranspositionTable(TABLE_BITS);
    private final Looks looks = new Looks();
    private final Map<LocalZone, Optional<Strategy>> found = new HashMap<>();
    private final NodeCounter counter;

    /**
     * A search that has found nothing yet.
     *
     * @param counter what may still be spent on the game
     */
    public LocalSearch(NodeCounter counter) {
        this.counter = counter;
    }

    /** A strategy that gives all that is owed in a zone; empty if there is none or it was not found. */
    public Optional<Strategy> prove(LocalZone zone) {
        Optional<Strategy> known = found.get(zone);
        if (known == null) {
            known = isTooMuch(zone) ? Optional.empty() : solve(zone);
            found.put(zone, known);
        }
        return known;
    }

    /** Whether the only group is owed life where not even a liberty was found. */
    private boolean isTooMuch(LocalZone zone) {
        if (!zone.isLifeOfOne()) {
            return false;
        }
        Optional<Strategy> less = found.get(zone.with(Debt.of(Demand.LIBERTY)));
        return less != null && less.isEmpty();
    }

    private Optional<Strategy> solve(LocalZone zone) {
        if (!new Footing(zone).allStand(zone.defenders, zone.attackers)) {
            return Optional.empty();
        }
        LocalGame game = new LocalGame(zone, found.size() + 1, looks);
        Optional<Strategy> reached = zone.goal == Goal.SAFETY ? reach(zone, game) : Optional.empty();
        boolean whole = reached.isEmpty() && (zone.goal == Goal.TERRITORY || zone.size() <= LARGEST_WITHOUT_REACH);
        return whole ? solveWhole(zone, game) : reached;
    }

    private Optional<Strategy> reach(LocalZone zone, LocalGame game) {
        ReachSearch search = new ReachSearch(zone, game, counter, NODES * zone.size(), REACH_DEPTH);
        long reach = search.prove();
        game.set(zone.defenders, zone.attackers);
        Optional<Strategy> strategy =
                reach == ReachSearch.FAILED ? Optional.empty() : new ReachWriter(zone, game, search).write(reach);
        game.set(zone.defenders, zone.attackers);
        return strategy;
    }

    private Optional<Strategy> solveWhole(LocalZone zone, LocalGame game) {
        long nodes = zone.goal == Goal.TERRITORY ? TERRITORY_NODES : NODES;
        ProofSearch search = new ProofSearch(table, counter, new SearchLimit(nodes * zone.size(), DEPTH));
        if (search.solve(game).truth() != Truth.PROVEN) {
            return Optional.empty();
        }
        return new StrategyWriter(zone, game, search).write();
    }
}
