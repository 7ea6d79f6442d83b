package org.seichi.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.seichi.board.PointSet;
import org.seichi.search.NodeCounter;
import org.seichi.semeai.SekiProof;

/**
 * The second stage: decides which chains of a finished game live. Input: the evidence. Output: the fate of each chain and its
 * estimated probability. Who moves next does not matter.
 *
 * <p>A first verdict from shape and counts is compared with many random games played to the end: the two err in different
 * places, and where they agree they are hardly ever wrong. Where they do not, search looks for proofs. What
 * remains in doubt is decided by Monte Carlo tree search, and then by which outcome keeps the game close. Search then tells
 * sekis from dead stones, confirms the sekis found by shape, and shows how dead stones are captured where a short search finds
 * it.
 */
public final class LifeJudge {
    private LifeJudge() {}

    /** Where sekis are looked for. */
    public enum Sekis {
        /** By search, also among stones that seem dead. */
        SEARCHED,
        /** Only those of the first verdicts. */
        AS_FOUND
    }

    /**
     * Judges every chain whose fate is not proven.
     *
     * @param sekis whether further sekis are searched for
     * @param search proves what it can about the stones given to it; called only if some are in doubt, and empty if the method does
     *     not look for proofs
     */
    public static JudgedLife judge(Evidence evidence, Sekis sekis, Function<PointSet, Optional<ProvenLife>> search) {
        return evidence.captures()
                .map(captures -> judge(evidence, captures, sekis, search))
                .orElseGet(() -> new JudgedLife(evidence, byFirstVerdict(evidence)));
    }

    private static JudgedLife judge(
            Evidence evidence, CaptureReadings captures, Sekis sekis, Function<PointSet, Optional<ProvenLife>> search) {
        if (evidence.chains().isEmpty()) {
            return explained(evidence, byFirstVerdict(evidence), captures);
        }
        List<ChainFate> first = weigh(evidence);
        PointSet doubtful = DoubtfulChains.of(evidence.position(), first);
        Optional<ProvenLife> proofs = doubtful.isEmpty() ? Optional.empty() : search.apply(doubtful);
        Evidence known = proofs.map(evidence::with).orElse(evidence);
        List<ChainFate> weighed = proofs.isPresent() ? weigh(known) : first;
        return explained(known, settle(known, weighed, captures, sekis), captures);
    }

    private static JudgedLife explained(Evidence evidence, List<ChainFate> fates, CaptureReadings captures) {
        CaptureLines lines = new CaptureLines(captures);
        List<ChainFate> explained = new ArrayList<>(fates);
        for (int chain : ChainOrder.of(evidence.position(), JudgedLife.verdicts(fates))) {
            explained.set(chain, lines.explain(fates.get(chain)));
        }
        return new JudgedLife(evidence, explained);
    }

    private static List<ChainFate> byFirstVerdict(Evidence evidence) {
        return evidence.first().stream().map(WeighedEvidence::byFirstVerdict).toList();
    }

    private static List<ChainFate> settle(
            Evidence evidence, List<ChainFate> weighed, CaptureReadings captures, Sekis sekis) {
        List<ChainFate> fates = weighed;
        fates = FightTrees.hasDoubts(evidence.position(), fates)
                ? fightTrees(evidence).settle(fates)
                : fates;
        fates = CloseGame.hasDoubts(fates) ? closeGame(evidence).settle(fates) : fates;
        fates = new BentFour(captures).settle(fates);
        fates = new MutualAtari(evidence.position(), captures).settle(fates);
        fates = new KoStones(evidence.position(), fates).settle();
        // A stone may also stand in a ko between stones that live in a seki.
        return sekis == Sekis.SEARCHED ? new KoStones(evidence.position(), sekis(evidence, fates)).settle() : fates;
    }

    /** What shape, sampled games and counted races say together. */
    private static List<ChainFate> weigh(Evidence evidence) {
        List<ChainFate> fates =
                evidence.chains().stream().map(WeighedEvidence::of).toList();
        return new CountedRaces(evidence.position(), evidence.chains()).settle(fates);
    }

    private static List<ChainFate> sekis(Evidence evidence, List<ChainFate> fates) {
        SekiProof proof = SekiFinder.proof(evidence);
        return new SekiCheck(evidence.position(), evidence.chains(), proof)
                .settle(SekiFinder.settle(evidence, fates, proof));
    }

    private static FightTrees fightTrees(Evidence evidence) {
        return new FightTrees(
                evidence.position(),
                evidence.chains(),
                evidence.samples().atLeast(1).survivors(),
                new NodeCounter(evidence.budget()));
    }

    private static CloseGame closeGame(Evidence evidence) {
        return new CloseGame(
                evidence.position(),
                evidence.chains(),
                evidence.samples().atLeast(1).survivors());
    }
}
