package org.seichi.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.game.Game;
import org.seichi.report.ProblemReport;
import org.seichi.report.RecordSummary;
import org.seichi.rules.Suicide;
import org.seichi.safety.Safety;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.structure.Chains;
import org.seichi.zone.GroupQuestion;
import org.seichi.zone.GroupSolver;
import org.seichi.zone.SolvedGroup;
import org.seichi.zone.WrongMoves;

/**
 * Solves life-and-death problems.
 *
 * @param options the groups and the budget, which they share equally
 */
public record ProblemAnalysis(Options options) implements Analysis<ProblemReport> {
    /** Default budget, in positions visited by the search; with it no board takes longer than five seconds. */
    public static final Budget USUAL_BUDGET = new Budget(500_000);

    /** Bounds for the binary logarithm of the transposition table's size in positions; more than the budget visits are of no use. */
    private static final int MOST_MEMORY_BITS = 20;

    private static final int FEWEST_MEMORY_BITS = 12;

    @Override
    public ProblemReport report(RecordSummary replayed) throws UnusableException {
        Position end = replayed.replay().end().position();
        Position position = end.withToMove(options.problem().first().orElse(end.toMove()));
        Suicide suicide = replayed.terms().rules().suicide();
        List<PointSet> groups = groups(position, replayed.game(), suicide);
        Budget each = new Budget(options.budget().nodes() / Math.max(1, groups.size()));
        List<SolvedGroup> solved = new ArrayList<>();
        for (PointSet group : groups) {
            Color owner = Color.of(position.at(group.first()));
            GroupQuestion question = new GroupQuestion(
                    position, suicide, owner, group, options.problem().goal());
            NodeCounter counter = new NodeCounter(each);
            SolvedGroup answer = GroupSolver.solve(question, memoryBits(each), counter);
            solved.add(WrongMoves.addTo(answer, memoryBits(each), counter));
        }
        return new ProblemReport(position, solved, replayed.warnings());
    }

    private static int memoryBits(Budget budget) {
        int bits = Long.SIZE - Long.numberOfLeadingZeros(budget.nodes());
        return Math.max(FEWEST_MEMORY_BITS, Math.min(bits, MOST_MEMORY_BITS));
    }

    private List<PointSet> groups(Position position, Game game, Suicide suicide) throws UnusableException {
        PointSet named = UserMarks.stones(position, options.problem().group());
        PointSet wanted = named.isEmpty() ? game.triangles().minus(position.empty()) : named;
        if (wanted.isEmpty()) {
            return open(position, suicide);
        }
        Color owner = Color.of(position.at(wanted.first()));
        if (!position.stones(owner).containsAll(wanted)) {
            throw new UnusableException("the group has stones of both colors");
        }
        return List.of(wanted);
    }

    /** The chains that are neither proven safe nor in proven territory. */
    private static List<PointSet> open(Position position, Suicide suicide) {
        Safety safety = Safety.of(position, suicide);
        PointSet proven =
                safety.of(Color.BLACK).points().union(safety.of(Color.WHITE).points());
        Chains chains = Chains.of(position);
        return IntStream.range(0, chains.count())
                .mapToObj(chains::stones)
                .filter(chain -> !proven.containsAll(chain))
                .toList();
    }
}
