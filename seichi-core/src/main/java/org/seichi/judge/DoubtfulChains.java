package org.seichi.judge;

import java.util.List;
import java.util.stream.Stream;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.score.Certainty;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;

/** Finds the chains whose fate is worth a search for proofs. */
final class DoubtfulChains {
    private DoubtfulChains() {}

    /**
     * The stones of the chains whose fight is in doubt, of larger chains whose verdict from shape was overruled by sampled games, and
     * of chains that share a liberty with any of these: those of the same player, since they mostly live or die together, and dead
     * ones of the opponent, which may live in a seki. Empty if nothing is in doubt.
     */
    static PointSet of(Position position, List<ChainFate> fates) {
        Stream<ChainFate> fights = FightTrees.doubts(position, fates).stream();
        Stream<ChainFate> overruled = fates.stream().filter(fate -> isOverruled(fate.verdict()));
        PointSet doubtful = stones(position, Stream.concat(fights, overruled));
        Stream<ChainFate> beside = fates.stream()
                .filter(fate -> fate.verdict().certainty() != Certainty.PROVEN
                        && mayShareFate(position, fate.verdict(), doubtful));
        return doubtful.union(stones(position, beside));
    }

    private static boolean mayShareFate(Position position, Verdict verdict, PointSet doubtful) {
        PointSet partners =
                verdict.status() == Status.DEAD ? doubtful : doubtful.intersection(position.stones(verdict.color()));
        return liberties(position, verdict.stones()).intersects(liberties(position, partners));
    }

    private static boolean isOverruled(Verdict verdict) {
        return verdict.stones().size() >= FightTrees.LARGE
                && verdict.reasons().stream().anyMatch(reason -> reason.rule() == Rule.SAMPLED);
    }

    private static PointSet stones(Position position, Stream<ChainFate> fates) {
        return PointSet.unionOf(
                position.board(), fates.map(fate -> fate.verdict().stones()));
    }

    private static PointSet liberties(Position position, PointSet stones) {
        return stones.neighborsIn(position.empty(), position.board());
    }
}
