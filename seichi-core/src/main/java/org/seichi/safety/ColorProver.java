package org.seichi.safety;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Suicide;
import org.seichi.safety.local.LocalSearch;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.structure.Chains;

/**
 * Proves what a color owns: unconditionally, by static rules and by local search; then search with zones looks for more living
 * chains, and all is proven once more beside them and kept if that proves more.
 */
final class ColorProver {
    /** Search with zones has a budget of its own: 1/4 of that of the other searches. */
    private static final long ZONE_PART = 4;

    private final Asked asked;
    private final Suicide suicide;
    private final Budget budget;
    private final NodeCounter counter;
    private final LocalSearch search;
    private final Benson benson;
    private final ColorSafety statics;
    private ColorSafety proven;

    /**
     * Proves what Benson's algorithm, the static rules and, if there is a budget, local search can.
     *
     * @param asked what is asked of the search
     */
    ColorProver(Chains chains, Color color, Suicide suicide, Budget budget, Asked asked) {
        this.asked = asked;
        this.suicide = suicide;
        this.budget = budget;
        counter = new NodeCounter(budget);
        search = new LocalSearch(counter);
        benson = new Benson(Enclosures.of(chains, color), suicide);
        Board board = chains.stones().board();
        statics = StaticRules.without(PointSet.empty(board), benson).result();
        proven = statics;
        if (budget.nodes() > 0 && SearchRules.mayProve(benson, statics.points(), search, suicide, asked)) {
            search(List.of());
        }
    }

    /** Searches, beside proofs with zones, and keeps what is found if it answers more than what has been proven. */
    private void search(List<ZoneProof> zones) {
        proven = SearchRules.prove(benson, zones, statics.points(), search, suicide, asked)
                .filter(found -> asked.answered(found) > asked.answered(proven))
                .orElse(proven);
    }

    ColorSafety proven() {
        return proven;
    }

    /** Looks for more life of the chains asked for with zones, except of stones among the points that are proven to be the opponent's. */
    void widen(Position position, PointSet opponents) {
        NodeCounter zoneCounter = new NodeCounter(new Budget(budget.nodes() / ZONE_PART));
        PointSet kept = needed(position.board());
        List<ZoneProof> found = ZoneProofs.find(position, asked, proven, kept, opponents, suicide, zoneCounter);
        if (!found.isEmpty()) {
            search(found);
        }
    }

    /** Returns the points that the proofs so far need, without the safe stones. */
    private PointSet needed(Board board) {
        PointSet.Builder needed = PointSet.builder(board);
        needed.addAll(proven.territory());
        proven.groups().forEach(group -> group.eyes().forEach(needed::addAll));
        proven.strategies().forEach(strategy -> needed.addAll(strategy.space(board)));
        proven.replies().forEach(reply -> needed.add(reply.attack()).add(reply.answer()));
        return needed.build().minus(proven.stones());
    }

    /** Returns all that has been proven. */
    ColorProofs proofs() {
        boolean isCutShort = budget.nodes() > 0 && counter.left() == 0;
        return new ColorProofs(benson.result(), statics, unmarked(), isCutShort);
    }

    /** What has been proven, with {@link RegionProof#needsAnswer} only where no proof without such answers was found. */
    private ColorSafety unmarked() {
        if (proven.regions().stream().noneMatch(RegionProof::needsAnswer)) {
            return proven;
        }
        PointSet quiet = quietTerritory();
        List<RegionProof> regions = proven.regions().stream()
                .map(region -> quiet.containsAll(region.points()) ? region.quiet() : region)
                .toList();
        return new ColorSafety(
                proven.color(),
                proven.stones(),
                proven.territory(),
                proven.groups(),
                regions,
                proven.replies(),
                proven.strategies(),
                proven.zones());
    }

    /**
     * Finds territory that costs its owner no move inside, although its stored proof answers a move outside by one inside: static
     * rules prove it without such an answer. The proof is repeated without the points outside that are answered inside, until
     * there are none.
     */
    private PointSet quietTerritory() {
        Board board = benson.enclosures.board();
        PointSet left = PointSet.empty(board);
        ColorSafety again = proven;
        PointSet more = costly(again, board);
        while (!more.isEmpty()) {
            left = left.union(more);
            again = StaticRules.without(left, benson).result();
            more = costly(again, board);
        }
        return again.territory();
    }

    /** Returns the points outside the proven territory that a proof answers inside it. */
    private PointSet costly(ColorSafety proof, Board board) {
        return PointSet.of(
                board,
                proof.replies().stream()
                        .filter(reply -> proven.territory().contains(reply.answer()))
                        .mapToInt(Reply::attack)
                        .filter(attack -> !proven.territory().contains(attack))
                        .toArray());
    }
}
