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
    private static final int TABLE_BITS = 16;
    private static final int DEPTH = 60;
    /** Positions visited for each point of a zone, at most. */
    private static final long NODES = 200;

    private final TranspositionTable table = new TranspositionTable(TABLE_BITS);
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
            known = solve(zone);
            found.put(zone, known);
        }
        return known;
    }

    private Optional<Strategy> solve(LocalZone zone) {
        ProofSearch search = new ProofSearch(table, counter, new SearchLimit(NODES * zone.size(), DEPTH));
        LocalRules rules = new LocalRules(zone);
        if (!rules.allStand(zone.defenders, zone.attackers)) {
            return Optional.empty();
        }
        LocalGame game = new LocalGame(zone, rules, found.size() + 1);
        if (search.solve(game).truth() != Truth.PROVEN) {
            return Optional.empty();
        }
        return new StrategyWriter(zone, game, rules, search).write();
    }
}
