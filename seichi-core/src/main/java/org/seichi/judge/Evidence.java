package org.seichi.judge;

import java.util.List;
import java.util.Optional;
import org.seichi.board.Board;
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
 * The first stage of a judgment of life. In come a position, what shape says of it, and proofs; out goes that for each chain,
 * held against sampled games, with the readings of captures. Nothing of it depends on who moves next, and it is made once.
 *
 * @param position the stones
 * @param shape what shape and counts say
 * @param first the same with proofs in the place of what they prove
 * @param proven points of which it is proven whose they are
 * @param chains the first verdicts held against the games; empty if none were played
 * @param samples the games
 * @param captures readings of captures; nothing if the budget does not pay for any
 * @param table shared by all searches of the position
 * @param budget what all searches together may spend
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
    /** Games played for every position. */
    private static final int FEW = 16;
    /** Games played at most, as many at a time as at first, where a chain is in doubt after those before. */
    private static final int MANY = 320;
    /** What a game costs of the budget, in nodes: a search of this many nodes takes about as long. */
    private static final long NODES_OF_A_GAME = 250;
    /** The balance of a point that one player has in three of four games. */
    private static final double DECIDED = 0.5;
    /** The budget is divided by this: the share for reading captures. */
    private static final int READING = 40;

    /**
     * Gathers what is known. A budget that does not pay for the first games pays for no reading either.
     *
     * @param position the stones; who is to move does not matter
     * @param proofs what is proven, if anything is tried
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
        boolean pays = affordable >= FEW;
        Samples samples = new Samples(position);
        NodeCounter counter = new NodeCounter(new Budget(budget.nodes() / READING));
        return new Evidence(
                position,
                shape,
                first,
                points.minus(inSeki),
                pays && isOpen(first) ? chains(first, samples, affordable) : List.of(),
                samples,
                pays ? Optional.of(new CaptureReadings(position, table, counter)) : Optional.empty(),
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

    /** The chains held against as many games as the budget pays for; only if any were played. */
    List<LifeEvidence> afterAllGames() {
        return chains(first, samples.atLeast(affordable(budget)));
    }

    /**
     * Empty points that neither player has in three of four sampled games, as a share of the board from 0 to 1. All points of
     * an empty board; none if no games were played.
     */
    public double undecided() {
        if (first.isEmpty()) {
            return 1;
        }
        return chains.isEmpty() ? 0 : undecided(samples.atLeast(1));
    }

    /** The same when as many games have been played as the budget pays for: few leave more points open than many do. */
    public double undecidedAfterAllGames() {
        return first.isEmpty() || chains.isEmpty() ? undecided() : undecided(samples.atLeast(affordable(budget)));
    }

    private double undecided(Sample sample) {
        int undecided = 0;
        PointSet empty = position.empty();
        for (int point = empty.first(); point != Board.NO_POINT; point = empty.next(point)) {
            undecided += Math.abs(sample.balance(point)) < DECIDED ? 1 : 0;
        }
        return (double) undecided / position.board().size();
    }

    private static List<LifeEvidence> chains(List<Verdict> first, Sample sample) {
        return first.stream()
                .map(verdict -> new LifeEvidence(verdict, sample.kept(verdict.stones())))
                .toList();
    }
}
