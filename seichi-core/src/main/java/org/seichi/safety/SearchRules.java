package org.seichi.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
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
 * Of regions that are too large, parts beside a group are searched ({@link GroupSearch}).
 *
 * <p>Each chain is a group of its own. Groups that cannot be proven are given up, the smallest first, and are then part of the
 * regions of the others.
 */
final class SearchRules extends CoveringRules {
    private final List<ZoneProof> zones;
    /** The points that the proofs with zones need, which nothing else may use. */
    private final PointSet zoneSpace;
    /** What the static rules prove. */
    private final PointSet known;

    private final LocalSearch search;
    private final Suicide suicide;
    /** What the proof is for. */
    private final Asked asked;
    /** What is looked at: other groups are held to be safe without looking. */
    private final Asked examined;

    private final boolean[] lost;
    /** By chain, whether its group is looked at. */
    private final boolean[] isExamined;

    private final List<Strategy> strategies = new ArrayList<>();
    private final List<PointSet> territory = new ArrayList<>();
    PointSet searched;
    /** Regions of a single point that are territory although other answers may need the point. */
    private PointSet single;

    private SearchRules(
            Benson benson,
            List<ZoneProof> zones,
            PointSet known,
            LocalSearch search,
            Suicide suicide,
            Asked asked,
            Asked examined) {
        super(benson, space(benson, zones));
        this.zones = List.copyOf(zones);
        this.zoneSpace = space(benson, zones);
        this.known = known;
        this.search = search;
        this.suicide = suicide;
        this.asked = asked;
        this.examined = examined;
        this.lost = new boolean[enclosures.chains().count()];
        this.isExamined = new boolean[lost.length];
        this.searched = zoneSpace;
        this.single = PointSet.empty(enclosures.board());
    }

    private static PointSet space(Benson benson, List<ZoneProof> zones) {
        return PointSet.unionOf(
                benson.enclosures.board(),
                zones.stream().map(zone -> zone.answers().space()));
    }

    /**
     * Whether search may prove something that is asked: it may if all groups that are not asked for are held to be safe. Costs little.
     *
     * @param known the points that the static rules prove
     */
    static boolean mayProve(Benson benson, PointSet known, LocalSearch search, Suicide suicide, Asked asked) {
        if (asked.isEverything(benson.enclosures.stones())) {
            return true;
        }
        SearchRules rules = new SearchRules(benson, List.of(), known, search, suicide, asked, asked);
        rules.run();
        return rules.isOpen();
    }

    /**
     * Proves what search can, at least of what is asked; nothing if none of that can be proven.
     *
     * @param zones proofs of life by search with zones, no two of which need a common point; nothing else may use their points
     * @param known the points that the static rules prove, which need no other kind of proof
     */
    static Optional<ColorSafety> prove(
            Benson benson, List<ZoneProof> zones, PointSet known, LocalSearch search, Suicide suicide, Asked asked) {
        Enclosures all = benson.enclosures;
        Asked everything = Asked.everything(all.stones(), all.color());
        SearchRules rules = new SearchRules(benson, zones, known, search, suicide, asked, everything);
        rules.run();
        if (!rules.isOpen()) {
            return Optional.empty();
        }
        rules.searchTerritory();
        return Optional.of(rules.result());
    }

    @Override
    boolean isOpen() {
        return asked.isOpen(this);
    }

    /** Whether a group has not been proven to live, although it is looked at: itself or for a region beside it. */
    boolean isNeedy(int group) {
        return isExamined[group] && !eyes.isAlive(group);
    }

    /** Whether it is asked if a region is territory. */
    boolean isAsked(int region) {
        return asked.others().intersects(enclosures.set(region));
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
        strategies.clear();
        searched = zoneSpace;
        addZones();
        examine();
    }

    /** Finds the groups that are looked at. */
    private void examine() {
        Arrays.fill(isExamined, false);
        for (int group : safeGroups.groups()) {
            isExamined[group] = examined.isAbout(enclosures.chains().stones(group));
        }
        for (int region = 0; region < enclosures.count(); region++) {
            if (examined.mayBeTerritory(this, region)) {
                for (int group : safeGroups.groupsAround(region)) {
                    isExamined[group] = true;
                }
            }
        }
    }

    /** Adds eyes for the groups that search with zones has proven alive, if all groups that the proof relies on are held. */
    private void addZones() {
        for (ZoneProof zone : zones) {
            Optional<List<Integer>> groups = groups(zone.stones());
            Optional<List<Integer>> leansOn = groups(zone.leansOn());
            if (groups.isPresent() && leansOn.isPresent()) {
                Eye eye = Eye.ofLife(zone.answers().space().minus(zone.stones()), leansOn.get(), List.of());
                groups.get().forEach(group -> eyes.add(group, eye));
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
        return zones.stream()
                .filter(zone -> stones().containsAll(zone.stones()))
                .map(ZoneProof::answers)
                .toList();
    }

    @Override
    void findEye(int region, int group) {
        if (!eyes.isAlive(group)
                && enclosures.isClear(enclosures.set(region))
                && !enclosures.set(region).intersects(zoneSpace)) {
            super.findEye(region, group);
        }
    }

    @Override
    void findMoreEyes() {
        new RegionSearch(this).run();
        new GroupSearch(this).run();
    }

    /** Returns the points of a region that may be searched for all groups around it: those that nothing permanent needs. */
    PointSet open(int region) {
        return enclosures.set(region).minus(kept);
    }

    /** Returns the points that are needed for nothing but eyes of a group, which a proof for that group may replace. */
    PointSet leftTo(int group) {
        PointSet left = enclosures.board().points().minus(kept);
        for (int other : safeGroups.groups()) {
            if (other != group) {
                for (Eye eye : eyes.of(other)) {
                    left = left.minus(eye.space());
                }
            }
        }
        return left;
    }

    /** Returns what a group needs in a space, supposing that it has at least {@code least} sure liberties elsewhere. */
    Demand need(int group, PointSet space, int least) {
        return switch (Math.max(least, eyes.outside(group, space))) {
            case 0 -> Demand.LIFE;
            case 1 -> Demand.LIBERTY;
            default -> Demand.NOTHING;
        };
    }

    /** Searches a space for a proof that meets all demands, and accepts it; returns whether there is one. */
    boolean attempt(PointSet space, IntFunction<Demand> demand) {
        Optional<Strategy> strategy = prove(space, group -> Debt.of(demand.apply(group)));
        strategy.ifPresent(found -> accept(found, demand));
        return strategy.isPresent();
    }

    /**
     * Searches for a proof that all groups around regions get what they need and that no stone of the opponent lives there. It
     * may use the points of unconditional eyes, which it makes up for, but none of the proofs with zones.
     */
    Optional<Strategy> proveTerritory(PointSet space, IntFunction<Demand> demand) {
        LocalZone zone = zone(space, group -> Debt.of(demand.apply(group)), Goal.TERRITORY);
        return search.prove(zone.within(space.minus(zoneSpace)));
    }

    /** Searches a space for a proof that the groups around it get what they are owed. */
    Optional<Strategy> prove(PointSet space, IntFunction<Debt> debt) {
        return search.prove(zone(space, debt, Goal.SAFETY));
    }

    private LocalZone zone(PointSet space, IntFunction<Debt> debt, Goal goal) {
        return LocalZone.of(enclosures.stones(), enclosures.color(), space, safeGroups::groupAt, debt, suicide, goal);
    }

    /** Accepts a proof in place of all eyes and proofs that have points in its space. */
    void accept(Strategy strategy, IntFunction<Demand> demand) {
        accept(strategy, strategy.space(enclosures.board()), demand);
    }

    private void accept(Strategy strategy, PointSet space, IntFunction<Demand> demand) {
        Map<Integer, Demand> owed = new TreeMap<>();
        for (int group : safeGroups.groupsAmong(space.neighbors(enclosures.board()))) {
            owed.put(group, demand.apply(group));
        }
        eyes.removeIn(space);
        strategies.removeIf(old -> old.space(enclosures.board()).intersects(space));
        List<Integer> others = owed.keySet().stream()
                .filter(group -> owed.get(group) != Demand.LIFE)
                .toList();
        owed.forEach((group, what) -> {
            switch (what) {
                case LIFE -> eyes.add(group, Eye.ofLife(space, others, List.of()));
                case LIBERTY -> eyes.add(group, new Eye(space, 1, PointSet.empty(enclosures.board()), true));
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
    List<PointSet> safeRegions() {
        List<PointSet> safe = super.safeRegions();
        safe.addAll(territory);
        return safe;
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

    /**
     * Puts a proof in the place of all that was found in some regions, unless some group would then not be alive.
     *
     * @return whether it was done
     */
    boolean replace(PointSet space, IntFunction<Demand> demand, Strategy strategy) {
        Eyes before = eyes.copy();
        List<Strategy> strategiesBefore = List.copyOf(strategies);
        accept(strategy, space, demand);
        if (Arrays.stream(safeGroups.groups()).allMatch(eyes::isAlive)) {
            return true;
        }
        eyes = before;
        strategies.clear();
        strategies.addAll(strategiesBefore);
        return false;
    }

    @Override
    boolean mayFill(int region) {
        return enclosures.isClear(enclosures.set(region))
                && !enclosures.set(region).intersects(searched);
    }

    @Override
    boolean settle() {
        int smallest = IntStream.of(safeGroups.groups())
                .filter(this::isNeedy)
                .map(this::size)
                .min()
                .orElse(0);
        for (int group : safeGroups.groups()) {
            lost[group] = isNeedy(group) && size(group) == smallest;
        }
        if (smallest > 0) {
            restart(enclosures.without(lost.clone()));
        }
        return smallest == 0;
    }

    /** Returns the number of stones of a group, which is a single chain here. */
    int size(int group) {
        return enclosures.chains().size(group);
    }
}
