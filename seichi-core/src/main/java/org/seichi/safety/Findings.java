package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.structure.Chains;

/** Writes down what a fixpoint has proven. */
final class Findings {
    private final Board board;
    private final Fixpoint fixpoint;
    private final Replies replies;
    private final PointSet stones;
    private final PointSet territory;
    private final List<PointSet> regions;
    private final Predicate<PointSet> isUnconditional;

    /**
     * Prepares the writing.
     *
     * @param regions the territory
     * @param replies all answers
     * @param isUnconditional whether a set of stones or a territory is proven by Benson's algorithm
     */
    Findings(Fixpoint fixpoint, List<PointSet> regions, Replies replies, Predicate<PointSet> isUnconditional) {
        this.board = fixpoint.enclosures.board();
        this.fixpoint = fixpoint;
        this.replies = replies;
        this.stones = fixpoint.stones();
        this.regions = regions;
        this.territory = regions.stream().reduce(PointSet.empty(board), PointSet::union);
        this.isUnconditional = isUnconditional;
    }

    ColorSafety write() {
        return new ColorSafety(
                fixpoint.enclosures.color(),
                stones,
                territory,
                groups(),
                regions.stream().map(this::region).toList(),
                replies);
    }

    private List<GroupProof> groups() {
        Chains chains = fixpoint.enclosures.chains();
        Map<Integer, PointSet> groups = new TreeMap<>();
        for (int chain = 0; chain < chains.count(); chain++) {
            if (fixpoint.camp.holds(chain)) {
                groups.merge(fixpoint.camp.group(chain), chains.stones(chain), PointSet::union);
            }
        }
        List<GroupProof> proofs = new ArrayList<>();
        groups.forEach((group, stones) -> proofs.add(group(group, stones)));
        return proofs;
    }

    private GroupProof group(int group, PointSet groupStones) {
        PointSet beside = groupStones.neighbors(board);
        List<Reply> own = select(reply -> beside.contains(reply.answer()));
        List<PointSet> eyes = fixpoint.eyes.of(group).stream().map(Eye::space).toList();
        boolean needsAnswer = own.stream().anyMatch(reply -> !territory.contains(reply.attack()));
        boolean passing = own.isEmpty() && isUnconditional.test(groupStones);
        return new GroupProof(kind(passing), groupStones, eyes, own, needsAnswer);
    }

    private RegionProof region(PointSet points) {
        List<Reply> inside = select(reply -> points.contains(reply.attack()));
        boolean needsAnswer = !select(reply -> points.contains(reply.answer()) && !territory.contains(reply.attack()))
                .isEmpty();
        return new RegionProof(kind(isUnconditional.test(points)), points, inside, needsAnswer);
    }

    private List<Reply> select(Predicate<Reply> condition) {
        return replies.list().stream().filter(condition).toList();
    }

    private static ProofKind kind(boolean unconditional) {
        return unconditional ? ProofKind.BENSON : ProofKind.STATIC;
    }
}
