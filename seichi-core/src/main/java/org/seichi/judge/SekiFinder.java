package org.seichi.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.Truth;
import org.seichi.semeai.SekiProof;

/**
 * Finds sekis among stones that seem dead: a chain with few liberties that shares at least one with an enemy chain that is not
 * certain to live. It is a seki if search shows that neither captures the other, whoever moves first.
 */
final class SekiFinder {
    /** In liberties: a chain that seems dead may be in seki with at most this many. */
    private static final int FEW_LIBERTIES = 3;
    /** In liberties: the same for its captor. */
    private static final int CAPTOR_LIBERTIES = 6;
    /** A captor that stays in a greater share of the sampled games is certain to live, and not in seki. */
    private static final double BEYOND_DOUBT = 0.85;
    /** A living chain that stays in a greater share of the sampled games is taken to be safe. */
    static final double SAFE = 0.9;
    /** The same for a first search after the games of the evidence, which may be few. */
    private static final double LIKELY_SAFE = 0.85;

    private static final SearchLimit LIMIT = new SearchLimit(1_500, 60);
    /** The search for sekis gets the budget divided by this. */
    private static final int SHARE = 10;

    private final Position position;
    private final PointSet empty;
    private final Orientation view;
    private final Position seen;
    private final List<LifeEvidence> chains;
    private final double safeAbove;
    private final SekiProof proof;

    SekiFinder(Position position, List<LifeEvidence> chains, double safeAbove, SekiProof proof) {
        this.position = position;
        this.chains = chains;
        this.safeAbove = safeAbove;
        this.proof = proof;
        view = Orientation.inPlay(position);
        seen = view.seen(position);
        empty = position.empty();
    }

    /** The search for sekis of a position, with its share of the budget. */
    static SekiProof proof(Evidence evidence) {
        NodeCounter counter = new NodeCounter(new Budget(evidence.budget().nodes() / SHARE));
        return new SekiProof(evidence.table(), counter, LIMIT);
    }

    /**
     * The fates, with the sekis found. Which chains may be in seki and which are safe is first decided by the games of the
     * evidence; if that finds a seki, the search is repeated with as many games as the budget allows.
     */
    static List<ChainFate> settle(Evidence evidence, List<ChainFate> fates, SekiProof proof) {
        Position position = evidence.position();
        boolean found = !new SekiFinder(position, evidence.chains(), LIKELY_SAFE, proof)
                .settle(fates)
                .equals(fates);
        return found ? new SekiFinder(position, evidence.afterAllGames(), SAFE, proof).settle(fates) : fates;
    }

    /** The fates, in the same order as the evidence, with the sekis found. */
    List<ChainFate> settle(List<ChainFate> fates) {
        List<ChainFate> settled = new ArrayList<>(fates);
        int[] order =
                ChainOrder.of(position, chains.stream().map(LifeEvidence::first).toList());
        for (int captor : order) {
            if (mayBeCaptor(captor, fates.get(captor))) {
                for (int chain : order) {
                    tryPair(settled, chain, captor);
                }
            }
        }
        return settled;
    }

    private boolean mayBeCaptor(int index, ChainFate fate) {
        return fate.verdict().status() == Status.ALIVE
                && !chains.get(index).isProven()
                && chains.get(index).kept() <= BEYOND_DOUBT
                && liberties(fate.verdict()).size() <= CAPTOR_LIBERTIES;
    }

    /** The liberties that a seemingly dead chain with few liberties shares with an enemy chain; empty for other pairs. */
    private PointSet shared(List<ChainFate> fates, int chain, int captor) {
        Verdict inner = fates.get(chain).verdict();
        Verdict outer = fates.get(captor).verdict();
        PointSet nothing = PointSet.empty(position.board());
        if (chains.get(chain).isProven()
                || inner.status() != Status.DEAD
                || inner.color() == outer.color()
                || outer.status() == Status.DEAD) {
            return nothing;
        }
        PointSet liberties = liberties(inner);
        return liberties.size() > FEW_LIBERTIES ? nothing : liberties.intersection(liberties(outer));
    }

    private void tryPair(List<ChainFate> fates, int chain, int captor) {
        PointSet shared = shared(fates, chain, captor);
        if (shared.isEmpty()) {
            return;
        }
        PointSet stones = fates.get(chain).verdict().stones();
        PointSet both = stones.union(fates.get(captor).verdict().stones());
        PointSet safe = safe(position, chains, fates, safeAbove).minus(both);
        if (proof.prove(seen, view.seen(safe), view.seen(both)) == Truth.PROVEN) {
            fates.set(chain, seki(fates.get(chain), shared));
            fates.set(captor, seki(fates.get(captor), shared));
        }
    }

    /** The stones of the living chains that stay in more than a given share of the sampled games. */
    static PointSet safe(Position position, List<LifeEvidence> chains, List<ChainFate> fates, double share) {
        return PointSet.unionOf(
                position.board(),
                IntStream.range(0, fates.size())
                        .filter(i -> chains.get(i).kept() > share)
                        .mapToObj(i -> fates.get(i).verdict())
                        .filter(chain -> chain.status() == Status.ALIVE)
                        .map(Verdict::stones));
    }

    private PointSet liberties(Verdict chain) {
        return chain.stones().neighbors(position.board()).intersection(empty);
    }

    private static ChainFate seki(ChainFate fate, PointSet shared) {
        if (fate.verdict().status() == Status.SEKI) {
            return fate;
        }
        Reason reason = Reason.of(Rule.SEKI_PROVEN, shared, List.of());
        return fate.because(reason, Status.SEKI, Certainty.SEARCHED);
    }
}
