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
 * Decides fights in doubt by games in which both players look for the best moves, half of them begun by either player. Random
 * players and shape see no combinations; such games often do. Where the result depends on who begins, or is not clear, nothing
 * is decided.
 *
 * <p>The largest chains in doubt come first. For the other chains in doubt, only those sampled games count from then on in
 * which such a chain had the fate that was found. Each object answers once.
 */
final class FightTrees {
    /** Chains whose fate is surer than this are left out: sampled games judge them better. */
    private static final double SURE = 0.9;
    /** What is surer than this is not weighed again. */
    private static final double SURE_BESIDE = 0.97;
    /** Stones of the smallest chain: smaller ones are captured and come back while large ones live and die. */
    private static final int LARGE = 4;
    /** The most empty points in which a fight is played. */
    private static final int WIDE = 30;
    /** The number of games with each player to begin. */
    private static final int GAMES = 500;
    /** What a game costs, in nodes of the budget: as many nodes as a search visits in about the same time. */
    private static final long NODES_OF_A_GAME = 30;
    /** A chain that stays in a greater share of the games than this lives. */
    private static final double LIVES = 0.85;
    /** One that stays in a smaller share is dead. */
    private static final double DIES = 0.4;
    /** How sure a fate found in this way is. */
    private static final double FOUND = 0.95;
    /** If fewer sampled games fit the answer, the other chains are left as they are. */
    private static final int FEWEST_GAMES = 8;
    /** Stones of the opponent whose life is surer than this close a fight in, if they also stay in enough sampled games. */
    private static final double SURE_WALL = 0.99;
    /** The share of sampled games in which they must stay. */
    private static final double STAYING_WALL = 0.9;

    private final Orientation view;
    private final Position seen;
    private final Position position;
    private final List<LifeEvidence> chains;
    private final NodeCounter counter;
    private final Set<Integer> found = new HashSet<>();
    private List<PointSet> games;

    /**
     * A judge of what is in doubt.
     *
     * @param chains what is known of the chains
     * @param games for each sampled game the stones that were there in the end
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
     * Whether any fight is in doubt. On a symmetric board none is, because only the order of the points could tell two fights
     * apart.
     */
    static boolean hasDoubts(Position position, List<ChainFate> fates) {
        return fates.stream().anyMatch(FightTrees::isInDoubt)
                && Orientation.first(position).size() == 1;
    }

    /** The fates, in the same order, with those in doubt decided where games decide them. */
    List<ChainFate> settle(List<ChainFate> fates) {
        List<ChainFate> settled = new ArrayList<>(fates);
        for (int chain : largestFirst(fates)) {
            if (isInDoubt(settled.get(chain)) && counter.left() >= 2 * GAMES * NODES_OF_A_GAME) {
                double kept = kept(settled, chain);
                Optional<Status> status = status(kept);
                if (status.isPresent()) {
                    settled.set(chain, decided(chains.get(chain).first(), status.get(), kept));
                    found.add(chain);
                    weighAgain(settled, chain, status.get() == Status.DEAD);
                }
            }
        }
        return settled;
    }

    /** The fate of a chain that stays in a share of the games; nothing where that is no clear answer. */
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
        return mayTurn(fate)
                && fate.sureness() < SURE
                && fate.verdict().stones().size() >= LARGE;
    }

    private static boolean mayTurn(ChainFate fate) {
        return fate.verdict().certainty() != Certainty.PROVEN && fate.verdict().status() != Status.SEKI;
    }

    /** The share of the games in which a chain stays, averaged over who begins. */
    private double kept(List<ChainFate> fates, int chain) {
        Verdict verdict = fates.get(chain).verdict();
        PointSet walls = walls(fates, verdict.color().opponent());
        ChainFight fight = new ChainFight(seen, view.seen(verdict.stones()), view.seen(walls));
        Color owner = fight.owner();
        return (share(fight, owner) + 1 - share(fight, owner.opponent())) / 2;
    }

    /** The share of the games that a player wins if he begins. */
    private double share(ChainFight fight, Color first) {
        ChainTree tree = new ChainTree(seen.withToMove(first), fight.stone(), area(fight));
        counter.spend(GAMES * NODES_OF_A_GAME);
        tree.play(GAMES);
        return tree.line(1).get(0).share();
    }

    /** Where a fight is played. */
    static PointSet area(ChainFight fight) {
        return fight.area(WIDE);
    }

    /** The stones of a player that close a fight in. */
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

    /** The fate that games have found, with a reason only if it differs from that of shape. */
    private static ChainFate decided(Verdict first, Status status, double kept) {
        ChainFate fate = new ChainFate(first, FOUND);
        int taken = (int) (100 * (1 - kept) + 0.5);
        return status == first.status()
                ? fate
                : fate.because(
                        Reason.of(Rule.FIGHT_PLAYED, first.stones(), List.of(), taken), status, Certainty.JUDGED);
    }

    /** Weighs what is still in doubt by those sampled games in which a chain has the fate that was found. */
    private void weighAgain(List<ChainFate> fates, int decided, boolean dies) {
        List<PointSet> fitting =
                games.stream().filter(game -> isTaken(decided, game) == dies).toList();
        if (fitting.size() < FEWEST_GAMES) {
            return;
        }
        games = fitting;
        for (int i = 0; i < fates.size(); i++) {
            ChainFate fate = fates.get(i);
            if (mayTurn(fate) && fate.sureness() < SURE_BESIDE && !found.contains(i)) {
                fates.set(i, WeighedEvidence.of(new LifeEvidence(chains.get(i).first(), kept(i))));
            }
        }
    }

    /** The share of a chain's stones that stay, averaged over the sampled games that fit. */
    private double kept(int chain) {
        PointSet stones = chains.get(chain).first().stones();
        int kept = games.stream()
                .mapToInt(game -> game.intersection(stones).size())
                .sum();
        return (double) kept / ((long) games.size() * stones.size());
    }

    private boolean isTaken(int chain, PointSet survivors) {
        PointSet stones = chains.get(chain).first().stones();
        return 2 * survivors.intersection(stones).size() < stones.size();
    }
}
