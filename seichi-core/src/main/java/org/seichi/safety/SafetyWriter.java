package org.seichi.safety;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Strategy;
import org.seichi.structure.Chains;
import org.seichi.zone.ZoneAnswers;

/** Writes what a {@link Fixpoint} has proven as a {@link ColorSafety}. */
final class SafetyWriter {
    private final Board board;
    private final Fixpoint fixpoint;
    private final List<Reply> first;
    private final PointSet stones;
    private final PointSet territory;
    private final List<PointSet> regions;
    private final Function<PointSet, ProofKind> firstProof;
    /** Cache of the longest lines of strategies, which several groups may need. */
    private final Map<Strategy, List<Integer>> lines = new HashMap<>();

    /**
     * Creates a writer.
     *
     * @param regions the territory
     * @param firstProof gives the strongest kind of proof that all of a set of points has
     */
    SafetyWriter(Fixpoint fixpoint, List<PointSet> regions, Function<PointSet, ProofKind> firstProof) {
        this.board = fixpoint.enclosures.board();
        this.fixpoint = fixpoint;
        this.first = new ArrayList<>(fixpoint.replies());
        fixpoint.strategies().forEach(strategy -> first.addAll(strategy.firstAnswers()));
        fixpoint.zoneAnswers().forEach(zone -> first.addAll(firstAnswers(zone)));
        this.stones = fixpoint.stones();
        this.regions = regions;
        this.territory = PointSet.unionOf(board, regions.stream());
        this.firstProof = firstProof;
    }

    ColorSafety write() {
        return new ColorSafety(
                fixpoint.enclosures.color(),
                stones,
                territory,
                groups(),
                regions.stream().map(this::region).toList(),
                fixpoint.replies(),
                fixpoint.strategies(),
                fixpoint.zoneAnswers());
    }

    private List<GroupProof> groups() {
        Chains chains = fixpoint.enclosures.chains();
        Map<Integer, PointSet> groups = new TreeMap<>();
        for (int chain = 0; chain < chains.count(); chain++) {
            if (fixpoint.safeGroups.holds(chain)) {
                groups.merge(fixpoint.safeGroups.group(chain), chains.stones(chain), PointSet::union);
            }
        }
        List<GroupProof> proofs = new ArrayList<>();
        groups.forEach((group, stones) -> proofs.add(group(group, stones)));
        return proofs;
    }

    private GroupProof group(int group, PointSet groupStones) {
        PointSet beside = groupStones.neighbors(board);
        List<PointSet> eyes = fixpoint.eyes.of(group).stream().map(Eye::space).toList();
        ProofKind kind = firstProof.apply(groupStones);
        List<Reply> own = kind == ProofKind.BENSON
                ? select(reply -> beside.contains(reply.answer()))
                : leaningOn(beside, PointSet.unionOf(board, eyes.stream()));
        boolean needsAnswer = own.stream().anyMatch(reply -> !territory.contains(reply.attack()));
        boolean answered = kind == ProofKind.BENSON && !own.isEmpty();
        return new GroupProof(
                answered ? ProofKind.STATIC : kind, groupStones, eyes, own, line(own, beside), needsAnswer);
    }

    /** Returns the answers beside a group and in its eyes, and all first answers of searched zones there. */
    private List<Reply> leaningOn(PointSet beside, PointSet eyes) {
        Set<Reply> searched = searched(beside.union(eyes));
        return select(reply -> beside.contains(reply.answer())
                || eyes.contains(reply.attack())
                || eyes.contains(reply.answer())
                || searched.contains(reply));
    }

    /** Returns all first answers of the searched zones that have one of some points: a zone is proven as a whole. */
    private Set<Reply> searched(PointSet points) {
        return new HashSet<>(fixpoint.strategies().stream()
                .filter(strategy -> strategy.space(board).intersects(points))
                .flatMap(strategy -> strategy.firstAnswers().stream())
                .toList());
    }

    private static List<Reply> firstAnswers(ZoneAnswers zone) {
        return zone.states().get(0).stream()
                .filter(answer -> answer.point() != Board.NO_POINT)
                .map(answer -> new Reply(answer.attack(), answer.point()))
                .toList();
    }

    /** Returns the longest line in the searched zones beside a group; else the group's first answer. */
    private List<Integer> line(List<Reply> answers, PointSet beside) {
        return fixpoint.strategies().stream()
                .filter(strategy -> strategy.space(board).intersects(beside))
                .map(strategy -> lines.computeIfAbsent(strategy, Strategy::longestLine))
                .max((one, other) -> Integer.compare(one.size(), other.size()))
                .orElse(
                        answers.isEmpty()
                                ? List.of()
                                : List.of(
                                        answers.get(0).attack(), answers.get(0).answer()));
    }

    private RegionProof region(PointSet points) {
        List<Reply> inside = select(reply -> points.contains(reply.attack()));
        boolean needsAnswer = fixpoint.mayHaveToFill(points)
                || !select(reply -> points.contains(reply.answer()) && !territory.contains(reply.attack()))
                        .isEmpty();
        return new RegionProof(firstProof.apply(points), points, inside, needsAnswer);
    }

    private List<Reply> select(Predicate<Reply> condition) {
        return first.stream().filter(condition).toList();
    }
}
