package org.seichi.judge;

import java.util.ArrayList;
import java.util.List;
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
import org.seichi.search.TranspositionTable;
import org.seichi.search.Truth;
import org.seichi.semeai.SekiProof;

/**
 * Finds sekis among stones that seem dead: a chain of few liberties, and a chain around it that shares one and is itself
 * not beyond doubt. It is a seki if search shows that neither takes the other, whoever moves first.
 */
final class SekiFinder {
    private static final int FEW_LIBERTIES = 3;
    private static final int CAPTOR_LIBERTIES = 6;
    /** A captor that stays on the board in more games than this is in no seki. */
    private static final double BEYOND_DOUBT = 0.85;
    /** A chain that stays in more games than this is taken to be safe while others fight. */
    private static final double SAFE = 0.9;

    private static final int TABLE_BITS = 13;
    private static final SearchLimit LIMIT = new SearchLimit(1_500, 60);
    /** One part in so many of a budget is for this. */
    private static final int SHARE = 10;

    private final Position position;
    private final PointSet empty;
    private final List<Grounds> grounds;
    private final NodeCounter counter;

    SekiFinder(Position position, List<Grounds> grounds, Budget budget) {
        this.position = position;
        this.grounds = grounds;
        empty = position.empty();
        counter = new NodeCounter(new Budget(budget.nodes() / SHARE));
    }

    /** The fates with the sekis found, in the same order as the grounds. */
    List<Fate> settle(List<Fate> fates) {
        List<Fate> settled = new ArrayList<>(fates);
        for (int captor = 0; captor < fates.size(); captor++) {
            if (mayBeCaptor(captor, fates.get(captor))) {
                for (int chain = 0; chain < fates.size(); chain++) {
                    tryPair(settled, chain, captor);
                }
            }
        }
        return settled;
    }

    private boolean mayBeCaptor(int index, Fate fate) {
        return fate.verdict().status() == Status.ALIVE
                && !grounds.get(index).isProven()
                && grounds.get(index).kept() <= BEYOND_DOUBT
                && liberties(fate.verdict()).size() <= CAPTOR_LIBERTIES;
    }

    private void tryPair(List<Fate> fates, int chain, int captor) {
        Verdict inner = fates.get(chain).verdict();
        Verdict outer = fates.get(captor).verdict();
        if (grounds.get(chain).isProven()
                || inner.status() != Status.DEAD
                || inner.color() == outer.color()
                || outer.status() == Status.DEAD) {
            return;
        }
        PointSet liberties = liberties(inner);
        PointSet shared = liberties.intersection(liberties(outer));
        if (shared.isEmpty() || liberties.size() > FEW_LIBERTIES) {
            return;
        }
        PointSet closure = inner.stones().union(outer.stones());
        if (proof().prove(position, safe(fates, closure), closure) == Truth.PROVEN) {
            fates.set(chain, seki(fates.get(chain), shared));
            fates.set(captor, seki(fates.get(captor), shared));
        }
    }

    private SekiProof proof() {
        return new SekiProof(new TranspositionTable(TABLE_BITS), counter, LIMIT);
    }

    private PointSet safe(List<Fate> fates, PointSet closure) {
        PointSet.Builder safe = PointSet.builder(position.board());
        for (int i = 0; i < fates.size(); i++) {
            Verdict verdict = fates.get(i).verdict();
            boolean stands = verdict.status() == Status.ALIVE && grounds.get(i).kept() > SAFE;
            if (stands && !verdict.stones().intersects(closure)) {
                safe.addAll(verdict.stones());
            }
        }
        return safe.build();
    }

    private PointSet liberties(Verdict chain) {
        return chain.stones().neighbors(position.board()).intersection(empty);
    }

    private static Fate seki(Fate fate, PointSet shared) {
        if (fate.verdict().status() == Status.SEKI) {
            return fate;
        }
        Reason reason = Reason.of(Rule.SEKI_PROVEN, shared, List.of());
        return fate.because(reason, Status.SEKI, Certainty.SEARCHED);
    }
}
