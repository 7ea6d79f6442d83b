package org.seichi.safety;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Demand;
import org.seichi.safety.local.Strategy;

/**
 * Once all groups live: searches the regions that covering leaves open for proof that no stone of the opponent lives there.
 * The proof takes the place of what gave the groups around eyes there, unless some group would not be alive without it.
 */
final class TerritorySearch {
    private static final int LARGEST = 16;

    private final SearchRules rules;

    TerritorySearch(SearchRules rules) {
        this.rules = rules;
    }

    /** The regions that are territory, the smallest first. */
    List<PointSet> run() {
        Enclosures enclosures = rules.enclosures;
        List<PointSet> found = new ArrayList<>();
        IntStream.range(0, enclosures.count())
                .filter(region -> enclosures.points(region).length <= LARGEST)
                .filter(region ->
                        rules.safeGroups.encloses(region) && rules.room().isWhole(region) && !rules.isCovered(region))
                .boxed()
                .sorted(Comparator.comparingInt(region -> enclosures.points(region).length))
                .filter(this::isTerritory)
                .forEach(region -> found.add(enclosures.set(region)));
        return found;
    }

    private boolean isTerritory(int region) {
        PointSet space = rules.enclosures.set(region);
        for (int group : rules.safeGroups.groupsAround(region)) {
            if (rules.eyes.lastingOutside(group, space)
                    < rules.need(group, space, 0).liberties()) {
                return false;
            }
        }
        IntFunction<Demand> demand = group -> rules.need(group, space, 0);
        Optional<Strategy> proof = rules.proveTerritory(space, demand);
        return proof.isPresent() && rules.replace(space, demand, proof.get());
    }
}
