package org.seichi.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.safety.GroupProof;
import org.seichi.safety.ProofKind;
import org.seichi.safety.RegionProof;
import org.seichi.safety.Reply;
import org.seichi.safety.Safety;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Trace;
import org.seichi.score.Verdict;
import org.seichi.text.Coordinates;

/**
 * Applies proofs: safe stones are alive, and stones in the opponent's safe territory are dead, whatever the shape judge says.
 * Stones in seki keep their verdict where search proves no more than that they are safe, which they are in seki too.
 */
public final class ProvenLife {
    private static final int MOST_ANSWERS = 3;

    private final Position position;
    private final Safety safety;

    /**
     * The proofs of a position.
     *
     * @param position the stones
     * @param safety the proofs about them
     */
    public ProvenLife(Position position, Safety safety) {
        this.position = position;
        this.safety = safety;
    }

    /** The verdicts, with those of proven chains replaced. */
    public List<Verdict> settle(List<Verdict> verdicts) {
        return verdicts.stream().map(verdict -> proven(verdict).orElse(verdict)).toList();
    }

    /** The points, empty or not, whose owner is proven. */
    public PointSet points() {
        return safety.of(Color.BLACK).points().union(safety.of(Color.WHITE).points());
    }

    /** Reports each proof to a trace. */
    public void tell(Trace trace) {
        tell(trace, (color, group) -> true, (color, region) -> true);
    }

    /**
     * Reports to a trace what other proofs do not prove.
     *
     * @param known proofs of the same position, which have been reported
     */
    public void tellBeyond(ProvenLife known, Trace trace) {
        tell(
                trace,
                (color, group) -> !known.safety.of(color).stones().containsAll(group.stones()),
                (color, region) -> !known.safety.of(color).territory().containsAll(region.points()));
    }

    private void tell(
            Trace trace, BiPredicate<Color, GroupProof> isNewGroup, BiPredicate<Color, RegionProof> isNewRegion) {
        for (Color color : Color.values()) {
            for (List<GroupProof> groups : answeredAlike(safety.of(color).groups().stream()
                    .filter(group -> isNewGroup.test(color, group))
                    .toList())) {
                PointSet stones =
                        PointSet.unionOf(position.board(), groups.stream().map(GroupProof::stones));
                trace.say("proofs", stones, () -> stones(color, stones, groups) + alive(groups.get(0)));
            }
            for (RegionProof region : safety.of(color).regions()) {
                if (isNewRegion.test(color, region)) {
                    trace.say("proofs", region.points(), () -> territory(color, region));
                }
            }
        }
    }

    /** The groups, put together where they need the same answers; one that needs none stays alone. */
    private static List<List<GroupProof>> answeredAlike(List<GroupProof> groups) {
        List<List<GroupProof>> alike = new ArrayList<>();
        for (GroupProof group : groups) {
            alike.stream()
                    .filter(others -> areAnsweredAlike(others.get(0), group))
                    .findFirst()
                    .ifPresentOrElse(others -> others.add(group), () -> alike.add(new ArrayList<>(List.of(group))));
        }
        return alike;
    }

    private static boolean areAnsweredAlike(GroupProof one, GroupProof other) {
        return !one.replies().isEmpty()
                && one.kind() == other.kind()
                && one.replies().equals(other.replies());
    }

    private Optional<Verdict> proven(Verdict verdict) {
        Optional<Reason> dead = region(verdict).map(region -> dead(verdict, region));
        if (dead.isPresent()) {
            return dead.map(reason -> settled(verdict, Status.DEAD, reason));
        }
        return group(verdict)
                .filter(group -> verdict.status() != Status.SEKI || group.kind() != ProofKind.SEARCH)
                .map(group -> settled(verdict, Status.ALIVE, reason(group)));
    }

    private Optional<RegionProof> region(Verdict verdict) {
        return safety.of(verdict.color().opponent()).regions().stream()
                .filter(region -> region.points().containsAll(verdict.stones()))
                .findFirst();
    }

    private Optional<GroupProof> group(Verdict verdict) {
        return safety.of(verdict.color()).groups().stream()
                .filter(group -> group.stones().containsAll(verdict.stones()))
                .findFirst();
    }

    /** The verdict with a proof as its first reason; earlier reasons are kept only if they were for the same status. */
    private static Verdict settled(Verdict verdict, Status status, Reason reason) {
        ChainFate fate = new ChainFate(verdict.status() == status ? verdict : verdict.with(List.of()), 1);
        return fate.because(reason, status, Certainty.PROVEN).verdict();
    }

    private Reason reason(GroupProof group) {
        PointSet eyes = PointSet.unionOf(position.board(), group.eyes().stream());
        return Reason.of(safeStones(group.kind()), eyes, group.line(), alive(group));
    }

    private Reason dead(Verdict verdict, RegionProof region) {
        String owner = verdict.color().opponent().inWords();
        return Reason.of(safeTerritory(region.kind()), region.points(), List.of(), owner);
    }

    private String alive(GroupProof group) {
        return switch (group.kind()) {
            case BENSON -> " cannot be captured even if no attack is answered.";
            case STATIC -> " cannot be captured if every attack is answered" + answers(group) + ".";
            case SEARCH -> " cannot be captured: search has found an answer to every attack" + answers(group) + ".";
        };
    }

    /** The first few answers to attacks, as {@code " (C3 with D3, E1 with E2 ...)"}. */
    private String answers(GroupProof group) {
        StringBuilder text = new StringBuilder();
        for (Reply reply : group.replies()
                .subList(0, Math.min(MOST_ANSWERS, group.replies().size()))) {
            text.append(text.isEmpty() ? " (" : ", ")
                    .append(Coordinates.format(position.board(), reply.attack()))
                    .append(" with ")
                    .append(Coordinates.format(position.board(), reply.answer()));
        }
        String end = group.replies().size() > MOST_ANSWERS ? " ...)" : ")";
        return text.isEmpty() ? "" : text + end;
    }

    /** A sentence on a proven region. Search does not prove whose its points are: in a seki they need not count. */
    private String territory(Color color, RegionProof region) {
        int size = region.points().size();
        String points = (size == 1 ? "point " : size + " points at ")
                + Coordinates.format(position.board(), region.points().first());
        String owner = color.inWords();
        String opponent = color.opponent().inWords();
        return region.kind() == ProofKind.SEARCH
                ? opponent + " cannot live " + (size == 1 ? "on" : "in") + " the " + points + ", as search has found."
                : "The " + points + (size == 1 ? " is " : " are ") + owner + "'s: " + opponent + " cannot live there.";
    }

    private String stones(Color color, PointSet stones, List<GroupProof> groups) {
        int size = stones.size();
        String places = groups.stream()
                .map(group ->
                        Coordinates.format(position.board(), group.stones().first()))
                .collect(Collectors.joining(", "));
        return color.inWords() + "'s " + (size == 1 ? "stone" : size + " stones") + " at " + places;
    }

    private static Rule safeStones(ProofKind kind) {
        return switch (kind) {
            case BENSON -> Rule.SAFE_STONES_BENSON;
            case STATIC -> Rule.SAFE_STONES_STATIC;
            case SEARCH -> Rule.SAFE_STONES_SEARCH;
        };
    }

    private static Rule safeTerritory(ProofKind kind) {
        return switch (kind) {
            case BENSON -> Rule.SAFE_TERRITORY_BENSON;
            case STATIC -> Rule.SAFE_TERRITORY_STATIC;
            case SEARCH -> Rule.SAFE_TERRITORY_SEARCH;
        };
    }
}
