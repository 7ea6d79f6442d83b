package org.seichi.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.playout.Sample;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;

/**
 * Judges which chains of a finished game live. A first verdict from shape and counts is held against many games played to
 * the end at random: the two go wrong in different places, and where both say the same they hardly ever err.
 */
public final class LifeJudge {
    /** Most games played for a position. */
    private static final int GAMES = 200;
    /** What a game counts for in the budget: about the time that a search takes for so many nodes. */
    private static final long NODES_OF_A_GAME = 500;
    /** How sure a first verdict is by itself. */
    private static final double UNTRIED = 0.9;
    /** Below this share of games in which stones stay they are dead, whatever their shape says. */
    private static final double DEAD = 0.4;
    /** Above this share they live. */
    private static final double ALIVE = 0.6;

    private LifeJudge() {}

    /**
     * Judges every chain.
     *
     * @param position the stones; who is to move does not matter
     * @param first a verdict for each chain, from shape and counts
     * @param budget bounds the number of games
     * @return the fates, in the order of the verdicts
     */
    public static List<Fate> judge(Position position, List<Verdict> first, Budget budget) {
        int games = (int) Math.min(GAMES, budget.nodes() / NODES_OF_A_GAME);
        if (games == 0) {
            return first.stream().map(verdict -> new Fate(verdict, UNTRIED)).toList();
        }
        Sample sample = Sample.of(position, games);
        List<Fate> fates = new ArrayList<>();
        for (Verdict verdict : first) {
            fates.add(fate(new Grounds(verdict, sample.kept(verdict.stones()))));
        }
        return List.copyOf(fates);
    }

    private static Fate fate(Grounds grounds) {
        Verdict first = grounds.first();
        double lean = Math.abs(grounds.kept() - 0.5);
        if (first.status() == Status.SEKI) {
            return new Fate(first, 0.8);
        }
        if (grounds.agree()) {
            return new Fate(first, Math.min(0.999, 0.93 + lean));
        }
        if (grounds.kept() >= DEAD && grounds.kept() <= ALIVE) {
            return new Fate(first, 0.6);
        }
        Status status = grounds.kept() < DEAD ? Status.DEAD : Status.ALIVE;
        return new Fate(overruled(grounds, status), 0.6 + lean / 2);
    }

    private static Verdict overruled(Grounds grounds, Status status) {
        Verdict first = grounds.first();
        List<Reason> reasons = new ArrayList<>();
        reasons.add(sampled(first.stones(), grounds.kept()));
        reasons.addAll(first.reasons());
        return new Verdict(first.stones(), first.color(), status, Certainty.JUDGED, List.copyOf(reasons));
    }

    private static Reason sampled(PointSet stones, double kept) {
        String text = String.format(
                Locale.ROOT,
                "Played to the end at random, the stones are taken in %.0f of 100 games.",
                100 * (1 - kept));
        return new Reason("sampled", stones, List.of(), text, "random play");
    }
}
