package org.seichi.judge;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.TranspositionTable;
import org.seichi.structure.Chains;

/** Builds first verdicts and evidence for tests. */
final class Positions {
    private Positions() {}

    /** The evidence where shape gives these verdicts and nothing is proven. */
    static Evidence evidence(Position position, List<Verdict> first) {
        return evidence(position, first, Budget.NORMAL);
    }

    static Evidence evidence(Position position, List<Verdict> first, Budget budget) {
        PointSet none = PointSet.empty(position.board());
        ShapeEvidence shape = new ShapeEvidence(first, none, none, none);
        return Evidence.of(position, shape, Optional.empty(), budget, new TranspositionTable(14));
    }

    /** A verdict for each chain. */
    static List<Verdict> verdicts(Position position, Function<PointSet, Status> status) {
        Chains chains = Chains.of(position);
        return IntStream.range(0, chains.count())
                .mapToObj(chain -> verdict(chains, chain, status.apply(chains.stones(chain))))
                .toList();
    }

    private static Verdict verdict(Chains chains, int chain, Status status) {
        PointSet stones = chains.stones(chain);
        Reason reason = Reason.of(Rule.STANDING, stones, List.of());
        return new Verdict(stones, chains.color(chain), status, Certainty.JUDGED, List.of(reason));
    }
}
