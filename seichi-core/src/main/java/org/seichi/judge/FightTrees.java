package org.seichi.judge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.seichi.board.Color;
import org.seichi.board.Orientation;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.line.ChainFight;
import org.seichi.playout.ChainTree;
import org.seichi.score.Certainty;
import org.seichi.score.Reason;
import org.seichi.score.Rule;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.NodeCounter;

/**
 * Decides doubtful fights by Monte Carlo tree search, with as many games begun by one player as by the other. Unlike shape and
 * random games, such a search often sees combinations. Where the result depends on who begins, or is not clear, nothing is decided.
 *
 * <p>The largest doubtful chains come first. From then on the other doubtful chains are weighed only by those sampled games in
 * which a decided chain had the fate found for it. Each instance can be used only once.
 */
final class FightTrees {
    /** Chains at least this sure are not in doubt here: sampled games judge them better. */
    private static final double SURE = 0.9;
    /** Chains at least this sure are not weighed again after another chain is decided. */
    private static final double SURE_BESIDE = 0.97;
    /** Fewest stones of a chain that is decided here: smaller ones are captured and come back while large ones live and die. */
    static final int LARGE = 4;
    /** Greatest number of empty points that the chain can reach in the area of a fight. */
    private static final int WIDE = 30;
    /** Number of games that each player begins. */
    private static final int GAMES = 500;
    /** Cost of a game in nodes of the budget: about as many as a search visits in the same time. */
    private static final long NODES_OF_A_GAME = 30;
    /** A chain that stays in a greater share of the games is alive. */
    private static final double LIVES = 0.85;
    /** A chain that stays in a smaller share of the games is dead. */
    private static final double DIES = 0.4;
    /** Estimated probability that a fate found in this way is right. */
    private static final double FOUND = 0.95;
    /** Fewest sampled games that must agree with the answer for the other chains to be weighed again. */
    private static final int FEWEST_GAMES = 8;
    /** Enemy chains surer than this to live enclose the fight, if they also stay in enough sampled games. */
    private static final double SURE_WALL = 0.99;
    /** They must stay in a greater share of the sampled games than this. */
    private static final double STAYING_WALL = 0.9;

    private final Orientation view;
    private final Position seen;
    private final Position position;
    private final List<LifeEvidence> chains;
    private final NodeCounter counter;
    private final Set<Integer> alreadyDecided = new HashSet<>();
    private List<PointSet> games;

    /**
     * Prepares to decide the doubtful fights of a position.
     *
     * @param chains the evidence on each chain
     * @param games for each sampled game, the stones of the position that were still there at the end
     * @param counter bounds the games to be played
     */
    FightTrees(Position position, List<LifeEvidence> chains, List<PointSet> games, NodeCounter counter) {
        this.position = position;
        this.view = Orientation.inPlay(position);
        this.seen = view.seen(position);
        this.chains = chains;
        this.games = games;
        this.counter = counter;
    }

    /**
     * Whether any fight is in doubt. Always false for a symmetric position, where only the order of the points could tell two
     * fights apart.
     */
    static boolean hasDoubts(Position position, List<ChainFate> fates) {
        return !doubts(position, fates).isEmpty();
    }

    /** The fates of the chains whose fight is in doubt. */
    static List<ChainFate> doubts(Position position, List<ChainFate> fates) {
        List<ChainFate> doubts = fates.stream().filter(FightTrees::isInDoubt).toList();
        return doubts.isEmpty() || Orientation.first(position).size() == 1 ? doubts : List.of();
    }

    /** The fates, in the same order, with doubtful ones decided where the games give a clear answer. */
    List<ChainFate> settle(List<ChainFate> fates) {
        List<ChainFate> settled = new ArrayList<>(fates);
        for (int chain : largestFirst(fates)) {
            if (isInDoubt(settled.get(chain)) && counter.left() >= 2 * GAMES * NODES_OF_A_GAME) {
                double kept = kept(settled, chain);
                Optional<Status> status = status(kept);
                if (status.isPresent()) {
                    settled.set(chain, decided(chains.get(chain).first(), status.get(), kept));
                    alreadyDecided.add(chain);
                    weighAgain(settled, chain, status.get() == Status.DEAD);
                }
            }
        }
        return settled;
    }

    /** The status of a chain that stays in this share of the games; empty if that is no clear answer. */
    static Optional<Status> status(double kept) {
        return kept < DIES ? Optional.of(Status.DEAD) : kept > LIVES ? Optional.of(Status.ALIVE) : Optional.empty();
    }

    private List<Integer> largestFirst(List<ChainFate> fates) {
        List<Verdict> verdicts = fates.stream().map(ChainFate::verdict).toList();
        return IntStream.of(ChainOrder.of(position, verdicts))
                .boxed()
                .sorted(Comparator.comparingInt(
                        chain -> -verdicts.get(chain).stones().size()))
                .toList();
    }

    private static boolean isInDoubt(ChainFate fate) {
        return mayChange(fate)
                && fate.sureness() < SURE
                && fate.verdict().stones().size() >= LARGE;
    }

    private static boolean mayChange(ChainFate fate) {
        return fate.verdict().certainty() != Certainty.PROVEN && fate.verdict().status() != Status.SEKI;
    }

    /** The share of the games in which a chain stays, averaged over both players to begin. */
    private double kept(List<ChainFate> fates, int chain) {
        Verdict verdict = fates.get(chain).verdict();
        PointSet walls = walls(fates, verdict.color().opponent());
        ChainFight fight = new ChainFight(seen, view.seen(verdict.stones()), view.seen(walls));
        Color owner = fight.owner();
        return (share(fight, owner) + 1 - share(fight, owner.opponent())) / 2;
    }

    /** The share of the games that a player wins when he begins, by his most sampled move. */
    private double share(ChainFight fight, Color first) {
        ChainTree tree = new ChainTree(seen.withToMove(first), fight.stone(), area(fight));
        counter.spend(GAMES * NODES_OF_A_GAME);
        tree.play(GAMES);
        return tree.line(1).get(0).share();
    }

    /** The area in which a fight is played. */
    static PointSet area(ChainFight fight) {
        return fight.area(WIDE);
    }

    /** The stones of a player that enclose a fight: his chains taken to be safe. */
    PointSet walls(List<ChainFate> fates, Color player) {
        PointSet.Builder walls = PointSet.builder(position.board());
        for (int i = 0; i < fates.size(); i++) {
            ChainFate fate = fates.get(i);
            boolean stands = fate.verdict().status() == Status.ALIVE
                    && fate.sureness() > SURE_WALL
                    && chains.get(i).kept() > STAYING_WALL;
            if (stands && fate.verdict().color() == player) {
                walls.addAll(fate.verdict().stones());
            }
        }
        return walls.build();
    }

    /** The fate found by the games, with a further reason only if it differs from the shape verdict. */
    private static ChainFate decided(Verdict first, Status status, double kept) {
        ChainFate fate = new ChainFate(first, FOUND);
        int taken = (int) (100 * (1 - kept) + 0.5);
        return status == first.status()
                ? fate
                : fate.because(
                        Reason.of(Rule.FIGHT_PLAYED, first.stones(), List.of(), taken), status, Certainty.JUDGED);
    }

    /** Weighs the remaining doubtful chains again by only those sampled games in which the decided one had its fate. */
    private void weighAgain(List<ChainFate> fates, int decided, boolean dies) {
        List<PointSet> fitting = games.stream()
                .filter(game -> chains.get(decided).isTakenIn(game) == dies)
                .toList();
        if (fitting.size() < FEWEST_GAMES) {
            return;
        }
        games = fitting;
        for (int i = 0; i < fates.size(); i++) {
            ChainFate fate = fates.get(i);
            if (mayChange(fate) && fate.sureness() < SURE_BESIDE && !alreadyDecided.contains(i)) {
                fates.set(i, WeighedEvidence.of(new LifeEvidence(chains.get(i).first(), kept(i))));
            }
        }
    }

    /** The average share of a chain's stones that stay in the sampled games still used. */
    private double kept(int chain) {
        PointSet stones = chains.get(chain).first().stones();
        int kept = games.stream()
                .mapToInt(game -> game.intersection(stones).size())
                .sum();
        return (double) kept / ((long) games.size() * stones.size());
    }
}
