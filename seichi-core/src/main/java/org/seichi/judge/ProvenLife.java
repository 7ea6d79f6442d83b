package org.seichi.judge;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.line.LineText;
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
 * Stones in seki may be proven safe by search too; they keep their verdict.
 */
public final class ProvenLife {
    private static final int ANSWERS_TOLD = 3;

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
        for (Color color : Color.values()) {
            for (GroupProof group : safety.of(color).groups()) {
                trace.say("proofs", group.stones(), () -> stones(color, group.stones()) + alive(group));
            }
            for (RegionProof region : safety.of(color).regions()) {
                trace.say("proofs", region.points(), () -> territory(color, region.points()));
            }
        }
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
        String owner = LineText.name(verdict.color().opponent());
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
                .subList(0, Math.min(ANSWERS_TOLD, group.replies().size()))) {
            text.append(text.isEmpty() ? " (" : ", ")
                    .append(Coordinates.format(position.board(), reply.attack()))
                    .append(" with ")
                    .append(Coordinates.format(position.board(), reply.answer()));
        }
        String end = group.replies().size() > ANSWERS_TOLD ? " ...)" : ")";
        return text.isEmpty() ? "" : text + end;
    }

    private String territory(Color color, PointSet points) {
        String at = Coordinates.format(position.board(), points.first());
        int size = points.size();
        return (size == 1 ? "The point " : "The " + size + " points at ") + at + (size == 1 ? " is " : " are ")
                + LineText.name(color) + "'s: " + LineText.name(color.opponent()) + " cannot live there.";
    }

    private String stones(Color color, PointSet stones) {
        String at = Coordinates.format(position.board(), stones.first());
        int size = stones.size();
        return LineText.name(color) + "'s " + (size == 1 ? "stone" : size + " stones") + " at " + at;
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
