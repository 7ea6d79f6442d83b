package org.seichi.judge;

import java.util.List;
import java.util.Optional;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.playout.Sample;
import org.seichi.score.Certainty;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;

/**
 * The first stage of judging life. Input: a position, the verdicts of the shape judge, and proofs. Output: these verdicts with
 * statistics of sampled games, and the means to read captures. The evidence does not depend on who moves next and is computed once.
 *
 * @param position the stones
 * @param shape the verdicts of the shape judge
 * @param first the same verdicts, replaced by proofs where there are any
 * @param proven points whose owner is proven
 * @param chains the first verdicts with the shares of sampled games; empty if no games were played
 * @param samples the sampled games
 * @param captures reads captures; empty if the budget does not allow it
 * @param table shared by all searches of the position
 * @param budget the budget from which each kind of search gets its limit
 */
public record Evidence(
        Position position,
        ShapeEvidence shape,
        List<Verdict> first,
        PointSet proven,
        List<LifeEvidence> chains,
        Samples samples,
        Optional<CaptureReadings> captures,
        TranspositionTable table,
        Budget budget) {
    /** Number of games played first, and size of each further round. */
    private static final int FEW = 16;
    /** The greatest number of games. Rounds are added while the fate of a chain is in doubt. */
    public static final int MANY = 320;
    /** Cost of a game in nodes of the budget: about as many as a search visits in the same time. */
    private static final long NODES_OF_A_GAME = 250;
    /** The balance of a point, from 0 to 1 for its likelier owner, who then owns it in three of four games. */
    private static final double DECIDED = 0.5;
    /** Capture reading gets the budget divided by this. */
    private static final int READING = 40;

    /**
     * Gathers the evidence. A budget that is too small for the first games allows no capture reading either.
     *
     * @param position the stones; who is to move does not matter
     * @param proofs the proofs, if the method looks for any
     * @param budget bounds the games and the reading
     * @param table shared by all searches of the position
     */
    public static Evidence of(
            Position position,
            ShapeEvidence shape,
            Optional<ProvenLife> proofs,
            Budget budget,
            TranspositionTable table) {
        List<Verdict> first =
                proofs.map(found -> found.settle(shape.verdicts())).orElse(shape.verdicts());
        PointSet inSeki = new LifeAndDeath(position, first).stones(Status.SEKI);
        PointSet points = proofs.map(ProvenLife::points).orElse(PointSet.empty(position.board()));
        int affordable = affordable(budget);
        boolean isWorthwhile = affordable >= FEW;
        Samples samples = new Samples(position);
        NodeCounter counter = new NodeCounter(new Budget(budget.nodes() / READING));
        return new Evidence(
                position,
                shape,
                first,
                points.minus(inSeki),
                isWorthwhile && isOpen(first) ? chains(first, samples, affordable) : List.of(),
                samples,
                isWorthwhile ? Optional.of(new CaptureReadings(position, table, counter)) : Optional.empty(),
                table,
                budget);
    }

    /**
     * The same evidence with chains settled by further proofs. The games played so far are kept. The points whose owner is
     * proven stay as they were: what search proves may belong to a seki, where it need not count.
     *
     * @param proofs at least as strong as the ones before
     */
    public Evidence with(ProvenLife proofs) {
        List<Verdict> settled = proofs.settle(first);
        return new Evidence(
                position,
                shape,
                settled,
                proven,
                chains.isEmpty() ? List.of() : chains(settled, samples.atLeast(1)),
                samples,
                captures,
                table,
                budget);
    }

    private static int affordable(Budget budget) {
        return (int) Math.min(MANY, budget.nodes() / NODES_OF_A_GAME);
    }

    private static boolean isOpen(List<Verdict> first) {
        return first.stream().anyMatch(verdict -> verdict.certainty() != Certainty.PROVEN);
    }

    private static List<LifeEvidence> chains(List<Verdict> first, Samples samples, int affordable) {
        int games = FEW;
        List<LifeEvidence> chains = chains(first, samples.atLeast(games));
        while (games < affordable && isOpen(chains, games)) {
            games = Math.min(affordable, games + FEW);
            chains = chains(first, samples.atLeast(games));
        }
        return chains;
    }

    private static boolean isOpen(List<LifeEvidence> chains, int games) {
        return chains.stream().anyMatch(chain -> chain.isOpenAfter(games));
    }

    /** The first verdicts with the shares of as many games as the budget allows. */
    List<LifeEvidence> afterAllGames() {
        return chains(first, samples.atLeast(affordable(budget)));
    }

    /**
     * The share of the board, from 0 to 1, that is empty and owned by neither player in three of four sampled games; 1 for an
     * empty board, 0 if no games were played.
     */
    public double undecided() {
        if (first.isEmpty()) {
            return 1;
        }
        return chains.isEmpty() ? 0 : undecided(samples.atLeast(1));
    }

    /** The same after as many games as the budget allows, since with few games more points seem undecided. */
    public double undecidedAfterAllGames() {
        return first.isEmpty() || chains.isEmpty() ? undecided() : undecided(samples.atLeast(affordable(budget)));
    }

    private double undecided(Sample sample) {
        PointSet undecided = position.empty().filter(point -> Math.abs(sample.balance(point)) < DECIDED);
        return (double) undecided.size() / position.board().size();
    }

    private static List<LifeEvidence> chains(List<Verdict> first, Sample sample) {
        return first.stream()
                .map(verdict -> new LifeEvidence(verdict, sample.kept(verdict.stones())))
                .toList();
    }
}
