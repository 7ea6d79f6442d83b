package org.seichi.judge;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Position;
import org.seichi.score.Verdict;
import org.seichi.search.NodeCounter;
import org.seichi.semeai.SekiProof;

/**
 * The second stage: decides which chains of a finished game live. Input: the evidence. Output: the fate of each chain and its
 * estimated probability. Who moves next does not matter.
 *
 * <p>A first verdict from shape and counts is compared with many random games played to the end: the two err in different
 * places, and where they agree they are hardly ever wrong. What remains in doubt is decided by Monte Carlo tree search, and
 * then by which outcome keeps the game close. Search then tells sekis from dead stones, confirms the sekis found by shape, and
 * shows how dead stones are captured where a short search finds it.
 */
public final class LifeJudge {
    private LifeJudge() {}

    /** How far sekis are looked for. */
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
     * @return the fates, in the order of the verdicts
     */
    public static List<ChainFate> judge(Evidence evidence, Sekis sekis) {
        return evidence.captures()
                .map(captures -> judge(evidence, captures, sekis))
                .orElseGet(() -> untried(evidence));
    }

    private static List<ChainFate> judge(Evidence evidence, CaptureReadings captures, Sekis sekis) {
        List<ChainFate> fates = evidence.chains().isEmpty() ? untried(evidence) : weigh(evidence, captures, sekis);
        return explained(fates, evidence.position(), new CaptureLines(captures));
    }

    private static List<ChainFate> explained(List<ChainFate> fates, Position position, CaptureLines lines) {
        List<ChainFate> explained = new ArrayList<>(fates);
        for (int chain : ChainOrder.of(position, verdicts(fates))) {
            explained.set(chain, lines.explain(fates.get(chain)));
        }
        return explained;
    }

    private static List<Verdict> verdicts(List<ChainFate> fates) {
        return fates.stream().map(ChainFate::verdict).toList();
    }

    private static List<ChainFate> untried(Evidence evidence) {
        return evidence.first().stream().map(WeighedEvidence::untried).toList();
    }

    private static List<ChainFate> weigh(Evidence evidence, CaptureReadings captures, Sekis sekis) {
        List<ChainFate> fates =
                evidence.chains().stream().map(WeighedEvidence::of).toList();
        fates = new CountedRaces(evidence.position(), evidence.chains()).settle(fates);
        fates = FightTrees.hasDoubts(evidence.position(), fates)
                ? fightTrees(evidence).settle(fates)
                : fates;
        fates = CloseGame.hasDoubts(fates) ? closeGame(evidence).settle(fates) : fates;
        fates = new BentFour(captures).settle(fates);
        fates = new KoStones(evidence.position(), fates).settle();
        // A stone may also stand in a ko between stones that live in a seki.
        return sekis == Sekis.SEARCHED ? new KoStones(evidence.position(), sekis(evidence, fates)).settle() : fates;
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
