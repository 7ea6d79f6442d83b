package org.seichi.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.rules.Suicide;
import org.seichi.safety.local.Debt;
import org.seichi.safety.local.Demand;
import org.seichi.safety.local.Goal;
import org.seichi.safety.local.LocalSearch;
import org.seichi.safety.local.LocalZone;
import org.seichi.safety.local.Strategy;
import org.seichi.structure.Chains;
import org.seichi.zone.ZoneAnswers;

/**
 * Safety by local search (Mueller 1997; Niu and Mueller 2004): where covered regions give too few eyes, a region is
 * searched for what its groups still need, all of them together, so that one answer can serve a connection and an eye.
 * Regions that are too large are searched through {@link SearchWindows}.
 *
 * <p>Groups that cannot be proven are given up, the smallest first, and are then part of the regions of the others.
 */
final class SearchRules extends CoveringRules {
    /** With the smallest unproven group, all unproven ones with at most this many times as many stones are given up. */
    private static final int GIVEN_UP_TOGETHER = 2;

    /** What the static rules prove. */
    private final PointSet known;

    private final LocalSearch search;
    private final Suicide suicide;
    private final boolean[] lost;
    private final List<Strategy> strategies = new ArrayList<>();
    private final List<PointSet> territory = new ArrayList<>();
    PointSet searched;
    /** Regions of a single point that are territory although other answers may need the point. */
    private PointSet single;

    private SearchRules(Benson benson, ZoneLife zones, PointSet known, LocalSearch search, Suicide suicide) {
        super(benson, PointSet.empty(benson.enclosures.board()), zones);
        this.known = known;
        this.search = search;
        this.suicide = suicide;
        this.lost = new boolean[enclosures.chains().count()];
        this.searched = PointSet.empty(enclosures.board());
        this.single = searched;
    }

    /**
     * Proves what search can.
     *
     * @param zones groups that are proven alive otherwise; nothing else may use the points of these proofs
     * @param known the points that the static rules prove, which need no other kind of proof
     */
    static ColorSafety prove(Benson benson, ZoneLife zones, PointSet known, LocalSearch search, Suicide suicide) {
        SearchRules rules = new SearchRules(benson, zones, known, search, suicide);
        rules.run();
        rules.searchTerritory();
        return rules.result();
    }

    @Override
    List<Strategy> strategies() {
        return List.copyOf(strategies);
    }

    @Override
    ProofKind firstProof(PointSet points) {
        return known.containsAll(points) ? super.firstProof(points) : ProofKind.SEARCH;
    }

    @Override
    void findGroups() {
        super.findGroups();
        strategies.clear();
        searched = zones.space();
        addZones();
    }

    /** Adds eyes for the groups that search with zones has proven alive, if all groups that the proof relies on are held. */
    private void addZones() {
        PointSet none = PointSet.empty(enclosures.board());
        for (ZoneProof zone : zones.proofs()) {
            if (groups(zone.stones()).isPresent() && groups(zone.leansOn()).isPresent()) {
                List<Integer> leansOn = groups(zone.leansOn()).orElseThrow();
                groups(zone.stones())
                        .orElseThrow()
                        .forEach(group -> eyes.addClosed(
                                group,
                                new Eye(
                                        zone.answers().space().minus(zone.stones()),
                                        2,
                                        none,
                                        true,
                                        leansOn,
                                        List.of())));
            }
        }
    }

    /** Returns the groups of some stones; empty if one of the stones has been given up. */
    private Optional<List<Integer>> groups(PointSet stones) {
        Set<Integer> groups = new TreeSet<>();
        stones.forEach(stone -> groups.add(safeGroups.groupAt(stone)));
        return groups.contains(Chains.NONE) ? Optional.empty() : Optional.of(List.copyOf(groups));
    }

    @Override
    List<ZoneAnswers> zoneAnswers() {
        return zones.proofs().stream()
                .filter(zone -> stones().containsAll(zone.stones()))
                .map(ZoneProof::answers)
                .toList();
    }

    @Override
    void findEye(int region, int group) {
        if (!eyes.isAlive(group) && isClear(region)) {
            super.findEye(region, group);
        }
    }

    /** Whether no stone that has been given up stands in a region. */
    boolean isClear(int region) {
        int own = enclosures.color().code();
        return Arrays.stream(enclosures.points(region))
                .noneMatch(point -> enclosures.stones().at(point) == own);
    }

    @Override
    void findMoreEyes() {
        super.findMoreEyes();
        new RegionSearch(this).run();
        new GroupSearch(this).run();
    }

    /** Returns which points may be searched at present. */
    Room room() {
        return new Room(this);
    }

    /** Returns what a group needs in a space, supposing that it has at least {@code least} sure liberties elsewhere. */
    Demand need(int group, PointSet space, int least) {
        return switch (Math.max(least, eyes.outside(group, space))) {
            case 0 -> Demand.LIFE;
            case 1 -> Demand.LIBERTY;
            default -> Demand.NOTHING;
        };
    }

    /** Returns groups sorted by their numbers of stones, the largest first. */
    List<Integer> sorted(int[] groups) {
        int[] sizes = sizes();
        return Arrays.stream(groups)
                .boxed()
                .sorted(Comparator.comparingInt(group -> -sizes[group]))
                .toList();
    }

    /** Returns the number of stones of each group. */
    private int[] sizes() {
        int[] sizes = new int[lost.length];
        for (int chain = 0; chain < lost.length; chain++) {
            if (safeGroups.holds(chain)) {
                sizes[safeGroups.group(chain)] += enclosures.chains().size(chain);
            }
        }
        return sizes;
    }

    /** Searches a space for a proof that meets all demands, and accepts it; returns whether there is one. */
    boolean attempt(PointSet space, IntFunction<Demand> demand) {
        Optional<Strategy> strategy = prove(space, group -> Debt.of(demand.apply(group)), SearchRules::isHeld);
        strategy.ifPresent(found -> accept(found, demand, SearchRules::isHeld));
        return strategy.isPresent();
    }

    /** Whether a group is held to be safe: by default a proof may rely on all such groups around its space. */
    static boolean isHeld(int group) {
        return group != Chains.NONE;
    }

    /**
     * Searches for a proof that all groups around regions get what they need and that no stone of the opponent lives there.
     *
     * @param left the points that the proof may use
     */
    Optional<Strategy> proveTerritory(PointSet space, PointSet left, IntFunction<Demand> demand) {
        LocalZone zone = zone(space, group -> Debt.of(demand.apply(group)), SearchRules::isHeld, Goal.TERRITORY);
        return search.prove(zone.within(left));
    }

    /** Searches a space for a proof of safety that relies on those groups around it for which {@code isCounted} holds. */
    Optional<Strategy> prove(PointSet space, IntFunction<Debt> debt, IntPredicate isCounted) {
        return search.prove(zone(space, debt, isCounted, Goal.SAFETY));
    }

    private LocalZone zone(PointSet space, IntFunction<Debt> debt, IntPredicate isCounted, Goal goal) {
        IntUnaryOperator groupAt = point -> {
            int group = safeGroups.groupAt(point);
            return group != Chains.NONE && isCounted.test(group) ? group : LocalZone.NO_GROUP;
        };
        return LocalZone.of(enclosures.stones(), enclosures.color(), space, groupAt, debt, suicide, goal);
    }

    /** Accepts a proof in place of all eyes and proofs that have points in its space. */
    void accept(Strategy strategy, IntFunction<Demand> demand, IntPredicate isCounted) {
        PointSet space = strategy.space(enclosures.board());
        accept(strategy, space, space, demand, isCounted);
    }

    private void accept(
            Strategy strategy, PointSet space, PointSet left, IntFunction<Demand> demand, IntPredicate isCounted) {
        Map<Integer, Demand> owed = new TreeMap<>();
        space.neighbors(enclosures.board()).forEach(point -> {
            int group = safeGroups.groupAt(point);
            if (group != Chains.NONE && isCounted.test(group)) {
                owed.put(group, demand.apply(group));
            }
        });
        eyes.removeIn(space);
        strategies.removeIf(old -> old.space(enclosures.board()).intersects(space));
        left.forEach(point -> {
            // The eye that needed an answer from outside the space is gone; that answer would play into the space.
            if (miai.answer(point) != Board.NO_POINT) {
                miai.release(miai.answer(point));
            }
            miai.release(point);
        });
        left.forEach(miai::keep);
        List<Integer> others = owed.keySet().stream()
                .filter(group -> owed.get(group) != Demand.LIFE)
                .toList();
        PointSet none = PointSet.empty(enclosures.board());
        owed.forEach((group, what) -> {
            switch (what) {
                case LIFE -> eyes.add(group, new Eye(space, 2, none, true, others, List.of()));
                case LIBERTY -> eyes.add(group, new Eye(space, 1, none, true));
                case NOTHING, SHARE -> {}
            }
        });
        // The answers in a zone that rested on removed eyes may no longer be possible.
        eyes.removeUnsupported()
                .forEach(fallen ->
                        strategies.removeIf(old -> old.space(enclosures.board()).equals(fallen)));
        strategies.add(strategy);
        searched = searched.union(space);
    }

    @Override
    List<PointSet> moreTerritory() {
        return List.copyOf(territory);
    }

    /** Searches the regions that covering leaves open. Single points between safe stones are territory even if answers need them. */
    private void searchTerritory() {
        territory.addAll(new TerritorySearch(this).run());
        PointSet.Builder between = PointSet.builder(enclosures.board());
        for (int region = 0; region < enclosures.count(); region++) {
            PointSet point = enclosures.set(region);
            if (point.size() == 1 && safeGroups.encloses(region) && !isCovered(region) && !territory.contains(point)) {
                between.addAll(point);
                territory.add(point);
            }
        }
        single = between.build();
    }

    @Override
    boolean mayHaveToFill(PointSet points) {
        return single.containsAll(points);
    }

    /** Whether a region is territory by covering. */
    boolean isCovered(int region) {
        return mayFill(region) && isBackedByEyes(region) && cover(region).leavesOneEyeAtMost();
    }

    /**
     * Puts a proof in the place of all that was found in some regions, unless some group would then not be alive.
     *
     * @param left the points of the regions that are needed for nothing else
     * @return whether it was done
     */
    boolean replace(PointSet space, PointSet left, IntFunction<Demand> demand, Strategy strategy) {
        Eyes before = eyes.copy();
        List<Strategy> strategiesBefore = List.copyOf(strategies);
        MiaiPoints claimsBefore = miai.copy();
        accept(strategy, space, left, demand, SearchRules::isHeld);
        if (Arrays.stream(safeGroups.groups()).allMatch(eyes::isAlive)) {
            return true;
        }
        eyes = before;
        miai = claimsBefore;
        strategies.clear();
        strategies.addAll(strategiesBefore);
        return false;
    }

    @Override
    boolean mayFill(int region) {
        return isClear(region) && !enclosures.set(region).intersects(searched);
    }

    @Override
    boolean settle() {
        int[] sizes = sizes();
        int smallest = IntStream.of(safeGroups.groups())
                .filter(group -> !eyes.isAlive(group))
                .map(group -> sizes[group])
                .min()
                .orElse(0);
        for (int chain = 0; chain < lost.length; chain++) {
            if (safeGroups.holds(chain)) {
                int group = safeGroups.group(chain);
                lost[chain] = !eyes.isAlive(group) && sizes[group] <= GIVEN_UP_TOGETHER * smallest;
            }
        }
        if (smallest > 0) {
            restart(enclosures.without(lost.clone()));
        }
        return smallest == 0;
    }
}
