package org.seichi.judge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.rules.Rulesets;
import org.seichi.score.Certainty;
import org.seichi.score.Leanings;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Ownership;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Territories;
import org.seichi.score.Verdict;

/**
 * Decides a doubtful fight by what the players knew: a game that is counted is usually close, because a player far behind
 * resigns. Of two readings, the one that leaves the game closer is the more likely. Komi is ignored: it is small compared with
 * the differences weighed here.
 *
 * <p>The other reading of a fight comes from the sampled games in which the doubtful chain had its other fate, so that chains
 * which live and die together change together. At most one fight is reversed, and none if two would gain the same.
 *
 * @param chains the evidence on each chain
 * @param games for each sampled game, the stones of the position that were still there at the end
 */
record CloseGame(Position position, List<LifeEvidence> chains, List<PointSet> games) {
    /** Chains at least this sure are not in doubt. */
    private static final double SURE = 0.97;
    /** Fewest sampled games that must show a reading for it to be considered. */
    private static final int FEWEST_GAMES = 4;
    /** Weight of the log-odds from closeness; below 1, since amateurs count lopsided games too. */
    private static final double WEIGHT = 0.6;
    /** Least gain in log-odds by which the other reading must be more likely. */
    private static final double LEAST_GAIN = 0.3;
    /** Estimated probability that a reversed fate is right. */
    private static final double REVERSED = 0.6;

    /** Whether any fight is in doubt. */
    static boolean hasDoubts(List<ChainFate> fates) {
        return fates.stream().anyMatch(CloseGame::isInDoubt);
    }

    /** The fates, in the same order, with those of one doubtful fight reversed if that makes the game much closer. */
    List<ChainFate> settle(List<ChainFate> fates) {
        BoardLead lead = lead(statuses(fates));
        List<Status> likeliest = likeliest(fates, lead);
        return likeliest.equals(statuses(fates)) ? fates : reversed(fates, likeliest, lead);
    }

    /**
     * The statuses of the reading that is most likely, if more so than the present one. The present one stands if none is, or
     * if several are equally likely: only the order of the points could tell these apart, as on a symmetric board.
     */
    private List<Status> likeliest(List<ChainFate> fates, BoardLead lead) {
        Set<List<Status>> best = new HashSet<>();
        double most = LEAST_GAIN;
        for (int chain = 0; chain < fates.size(); chain++) {
            if (isInDoubt(fates.get(chain))) {
                List<Status> other = otherwise(fates, chain);
                double gain = other.equals(statuses(fates)) ? 0 : gain(fates, other, lead);
                if (gain > most) {
                    best.clear();
                }
                if (gain > LEAST_GAIN && gain >= most) {
                    best.add(other);
                    most = gain;
                }
            }
        }
        return best.size() == 1 ? best.iterator().next() : statuses(fates);
    }

    private double gain(List<ChainFate> fates, List<Status> other, BoardLead lead) {
        return WEIGHT * (lead(other).closeness() - lead.closeness()) - surest(fates, other);
    }

    private static boolean isInDoubt(ChainFate fate) {
        return mayChange(fate.verdict()) && fate.sureness() < SURE;
    }

    private static boolean mayChange(Verdict chain) {
        return chain.certainty() != Certainty.PROVEN && chain.status() != Status.SEKI;
    }

    /** The statuses of all chains if one of them has its other fate; unchanged if too few games show that. */
    private List<Status> otherwise(List<ChainFate> fates, int chain) {
        LifeEvidence doubtful = chains.get(chain);
        boolean dies = fates.get(chain).verdict().status() == Status.ALIVE;
        List<PointSet> shown =
                games.stream().filter(game -> doubtful.isTakenIn(game) == dies).toList();
        List<Status> statuses = statuses(fates);
        if (shown.size() < FEWEST_GAMES) {
            return statuses;
        }
        for (int i = 0; i < fates.size(); i++) {
            if (mayChange(fates.get(i).verdict())) {
                boolean dead = i == chain ? dies : isDeadIn(shown, chains.get(i));
                statuses.set(i, dead ? Status.DEAD : Status.ALIVE);
            }
        }
        return statuses;
    }

    private static boolean isDeadIn(List<PointSet> shown, LifeEvidence chain) {
        long taken = shown.stream().filter(chain::isTakenIn).count();
        return DeathOdds.dead(new LifeEvidence(chain.first(), 1 - (double) taken / shown.size())) > 0.5;
    }

    private static List<Status> statuses(List<ChainFate> fates) {
        return new ArrayList<>(
                fates.stream().map(fate -> fate.verdict().status()).toList());
    }

    /** The log-odds of the surest fate that would be reversed; infinite for one that is certain. */
    private static double surest(List<ChainFate> fates, List<Status> other) {
        double surest = 0;
        for (int i = 0; i < fates.size(); i++) {
            if (fates.get(i).verdict().status() != other.get(i)) {
                double sure = fates.get(i).sureness();
                surest = Math.max(surest, Math.log(sure / (1 - sure)));
            }
        }
        return surest;
    }

    private BoardLead lead(List<Status> statuses) {
        List<Verdict> verdicts = new ArrayList<>();
        for (int i = 0; i < statuses.size(); i++) {
            verdicts.add(chains.get(i).first().with(statuses.get(i)));
        }
        LifeAndDeath life = new LifeAndDeath(position, verdicts);
        Ownership owners = Territories.of(life, Leanings.none(position.board())).under(Rulesets.CHINESE);
        return new BoardLead(
                owners.of(Color.BLACK).size() - owners.of(Color.WHITE).size());
    }

    private List<ChainFate> reversed(List<ChainFate> fates, List<Status> statuses, BoardLead before) {
        BoardLead now = lead(statuses);
        List<ChainFate> reversed = new ArrayList<>();
        for (int i = 0; i < fates.size(); i++) {
            ChainFate fate = fates.get(i);
            boolean stays = fate.verdict().status() == statuses.get(i);
            reversed.add(stays ? fate : reversed(fate, statuses.get(i), before, now));
        }
        return reversed;
    }

    private static ChainFate reversed(ChainFate fate, Status status, BoardLead before, BoardLead now) {
        Reason reason = Reason.of(Rule.CLOSE_GAME, fate.verdict().stones(), List.of(), now.inWords(), before.inWords());
        return new ChainFate(fate.because(reason, status, Certainty.JUDGED).verdict(), REVERSED);
    }
}
