package org.seichi.judge;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.semeai.SekiProof;

/**
 * Checks by search the sekis found by the shape judge. Most are confirmed; in some, one of the players captures stones by
 * moving first, so that the outcome depends on who moves.
 *
 * <p>Chains are in the same seki if they share liberties, directly or through other chains. Living chains around them that stay
 * in nearly all sampled games are taken to be safe.
 */
final class SekiCheck {
    /** A living chain that stays in a greater share of the sampled games is taken to be safe. */
    private static final double SAFE = 0.9;
    /** Estimated probability of a seki that search confirms. */
    private static final double CONFIRMED = 0.99;
    /** Estimated probability of a seki that one of the players can end by moving first. */
    private static final double IN_TURN = 0.5;

    private final Position position;
    private final Orientation view;
    private final List<LifeEvidence> chains;
    private final SekiProof proof;

    SekiCheck(Position position, List<LifeEvidence> chains, SekiProof proof) {
        this.position = position;
        this.chains = chains;
        this.proof = proof;
        view = Orientation.inPlay(position);
    }

    /** The fates, in the same order as the evidence, with the sekis found by shape confirmed or put in doubt. */
    List<ChainFate> settle(List<ChainFate> fates) {
        List<ChainFate> settled = new ArrayList<>(fates);
        PointSet open = open(fates);
        while (!open.isEmpty()) {
            PointSet seki = together(open);
            open = open.minus(seki);
            settle(settled, seki);
        }
        return settled;
    }

    private void settle(List<ChainFate> fates, PointSet seki) {
        Position seen = view.seen(position);
        switch (proof.read(seen, view.seen(SekiFinder.safe(position, chains, fates, SAFE)), view.seen(seki))) {
            case SEKI -> because(fates, seki, Rule.SEKI_PROVEN, Certainty.SEARCHED, CONFIRMED);
            case NONE -> because(fates, seki, Rule.SEKI_IN_TURN, Certainty.JUDGED, IN_TURN);
            default -> {}
        }
    }

    /** The stones in sekis that are judged from shape only. */
    private PointSet open(List<ChainFate> fates) {
        return PointSet.unionOf(
                position.board(),
                fates.stream()
                        .map(ChainFate::verdict)
                        .filter(chain -> chain.certainty() == Certainty.JUDGED && chain.status() == Status.SEKI)
                        .map(Verdict::stones));
    }

    /** The stones, among the given ones, of the first chain and of all chains connected to it through stones and shared liberties. */
    private PointSet together(PointSet stones) {
        PointSet empty = position.empty();
        PointSet liberties = stones.neighbors(position.board()).intersection(empty);
        return stones.union(liberties)
                .connected(position.board(), stones.first())
                .intersection(stones);
    }

    private void because(List<ChainFate> fates, PointSet seki, Rule rule, Certainty certainty, double sureness) {
        for (int i = 0; i < fates.size(); i++) {
            ChainFate fate = fates.get(i);
            if (fate.verdict().stones().intersects(seki)) {
                Reason reason = Reason.of(rule, fate.verdict().stones(), List.of());
                ChainFate known = fate.because(reason, Status.SEKI, certainty);
                fates.set(i, new ChainFate(known.verdict(), sureness));
            }
        }
    }
}
