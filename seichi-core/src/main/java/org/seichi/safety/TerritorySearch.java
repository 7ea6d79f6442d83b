package org.seichi.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Demand;
import org.seichi.safety.local.Strategy;

/**
 * Once all groups live, searches the regions that covering leaves open for a proof that no stone of the opponent lives there.
 * The proof replaces those that gave the groups around their eyes there, unless some group would then not be alive.
 * Regions that share a proof of life are searched together if need be.
 */
final class TerritorySearch {
    /** Maximum number of points that are searched at a time. */
    static final int LARGEST = 20;

    private final SearchRules rules;
    private final Enclosures enclosures;
    private final Set<Integer> found = new TreeSet<>();

    TerritorySearch(SearchRules rules) {
        this.rules = rules;
        enclosures = rules.enclosures;
    }

    /** Searches the regions asked for, the smallest first; returns those that are territory. */
    List<PointSet> run() {
        List<Integer> open = IntStream.range(0, enclosures.count())
                .filter(region ->
                        rules.isAsked(region) && rules.safeGroups.encloses(region) && !rules.isCovered(region))
                .boxed()
                .sorted(Comparator.comparingInt(region -> enclosures.points(region).length))
                .toList();
        open.forEach(region -> search(Set.of(region)));
        open.forEach(region -> search(joined(region)));
        return found.stream().map(enclosures::set).toList();
    }

    /** Returns a region and all that are linked to it by zones of proofs of life. */
    private Set<Integer> joined(int region) {
        Set<Integer> joined = new TreeSet<>();
        List<Integer> queue = new ArrayList<>(List.of(region));
        for (int next = 0; next < queue.size(); next++) {
            PointSet points = enclosures.set(queue.get(next));
            joined.add(queue.get(next));
            for (Strategy strategy : rules.strategies()) {
                PointSet space = strategy.space(enclosures.board());
                if (space.intersects(points)) {
                    space.forEach(point -> {
                        if (!queue.contains(enclosures.at(point))) {
                            queue.add(enclosures.at(point));
                        }
                    });
                }
            }
        }
        return joined;
    }

    private void search(Set<Integer> regions) {
        PointSet space =
                regions.stream().map(enclosures::set).reduce(PointSet::union).orElseThrow();
        if (found.containsAll(regions)
                || space.size() > LARGEST
                || !regions.stream().allMatch(rules.safeGroups::encloses)) {
            return;
        }
        IntFunction<Demand> demand = group -> rules.need(group, space, 0);
        boolean isBacked = regions.stream()
                .allMatch(region -> Arrays.stream(rules.safeGroups.groupsAround(region))
                        .allMatch(group -> rules.eyes.lastingOutside(group, space)
                                >= demand.apply(group).liberties()));
        Optional<Strategy> proof = isBacked ? rules.proveTerritory(space, demand) : Optional.empty();
        if (proof.isPresent() && rules.replace(space, demand, proof.get())) {
            found.addAll(regions);
        }
    }
}
