package org.seichi.judge;

import java.util.List;
import org.seichi.board.Position;
import org.seichi.playout.Sample;
import org.seichi.playout.Sampler;
import org.seichi.score.Certainty;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;

/**
 * Judges which chains of a finished game live. A first verdict from shape and counts is held against many games played to
 * the end at random: the two go wrong in different places, and where both say the same they hardly ever err. What
 * stays in doubt is decided by what keeps the game close. Search then tells sekis from dead stones, and shows how what is
 * dead is taken, where a short reading shows it.
 */
public final class LifeJudge {
    /** Games played for every position. */
    private static final int FEW = 64;
    /** Further games if a chain is in doubt after those. */
    private static final int MORE = 256;
    /** What a game counts for in the budget: about the time that a search takes for so many nodes. */
    private static final long NODES_OF_A_GAME = 250;

    private LifeJudge() {}

    /** Whether sekis are looked for. */
    public enum Sekis {
        /** By search, among stones that seem dead. */
        SEARCHED,
        /** No others than the first verdicts have. */
        AS_FOUND
    }

    /**
     * Judges every chain that is not proven to be what it is.
     *
     * @param position the stones; who is to move does not matter
     * @param first a verdict for each chain, from shape and counts or from a proof
     * @param budget bounds the games and the reading; one that does not pay for the first games leaves the verdicts as they are
     * @param sekis whether further sekis are looked for
     * @return the fates, in the order of the verdicts
     */
    public static List<Fate> judge(Position position, List<Verdict> first, Budget budget, Sekis sekis) {
        int affordable = (int) Math.min(FEW + MORE, budget.nodes() / NODES_OF_A_GAME);
        if (affordable < FEW) {
            return first.stream().map(Opinion::untried).toList();
        }
        Reading reading = new Reading(position, budget);
        boolean proven = first.stream().allMatch(verdict -> verdict.certainty() == Certainty.PROVEN);
        List<Fate> fates = proven
                ? first.stream().map(Opinion::untried).toList()
                : weigh(position, first, affordable, reading, budget, sekis);
        return fates.stream().map(new CaptureShow(reading)::explain).toList();
    }

    private static List<Fate> weigh(
            Position position, List<Verdict> first, int affordable, Reading reading, Budget budget, Sekis sekis) {
        Sampler sampler = new Sampler(position);
        Sample sample = sampler.play(FEW);
        List<Grounds> grounds = grounds(first, sample);
        if (affordable > FEW && grounds.stream().anyMatch(Grounds::isDoubtful)) {
            sample = sampler.play(affordable - FEW);
            grounds = grounds(first, sample);
        }
        List<Fate> fates = grounds.stream().map(Opinion::of).toList();
        fates = new CloseGame(position, grounds, sample.survivors()).settle(fates);
        fates = new BentFour(reading).settle(fates);
        return sekis == Sekis.SEARCHED ? new SekiFinder(position, grounds, budget).settle(fates) : fates;
    }

    private static List<Grounds> grounds(List<Verdict> first, Sample sample) {
        return first.stream()
                .map(verdict -> new Grounds(verdict, sample.kept(verdict.stones())))
                .toList();
    }
}
