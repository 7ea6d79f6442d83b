package org.seichi.move;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.seichi.board.PointSet;
import org.seichi.network.NeighborLayers;
import org.seichi.text.Lines;

/**
 * Generates the candidate moves of a position (Yen, section 4, steps 1 and 2) from shapes, principles and capture reading: few, but
 * containing the best.
 */
public final class Candidates {
    /** Maximum number of candidates; most are those that strong players are most likely to choose. */
    static final int MOST = 30;

    /** Number of moves with the highest rough values that become candidates however unlikely they are. */
    private static final int FOR_WORTH = 5;

    static final MoveWeights WEIGHTS =
            new MoveWeights(Lines.numbers(Lines.ofResource(Candidates.class, "move-weights.tsv")));

    private Candidates() {}

    /** The candidates, ordered by point: at most {@value #MOST}, each with at least one motive. */
    public static List<Candidate> of(MoveContext context) {
        List<Candidate> ranked = new ArrayList<>(all(context));
        ranked.sort(Comparator.comparingDouble(Candidates::likely).reversed());
        List<Candidate> valued = new ArrayList<>(ranked);
        valued.sort(Comparator.comparingDouble(
                        (Candidate candidate) -> candidate.worth().middle())
                .thenComparingDouble(Candidates::likely)
                .reversed());
        Set<Candidate> chosen = new HashSet<>(valued.subList(0, Math.min(FOR_WORTH, valued.size())));
        for (Candidate candidate : ranked) {
            if (chosen.size() < MOST) {
                chosen.add(candidate);
            }
        }
        Stakes stakes = Stakes.of(context);
        return chosen.stream()
                .map(candidate -> candidate.motives().isEmpty() ? usual(context, candidate) : stakes.read(candidate))
                .sorted(Comparator.comparingInt(Candidate::point))
                .toList();
    }

    /** The logit with which a strong player chooses a candidate, rounded so that the order of summation does not matter. */
    static double likely(Candidate candidate) {
        return StrictMath.rint(1e9 * WEIGHTS.sum(candidate.traits())) / 1e9;
    }

    /** All legal moves but those into own eyes, ordered by point. Moves that no subsystem proposes have no motive. */
    public static List<Candidate> all(MoveContext context) {
        Shapes shapes = Shapes.of(context);
        Stakes stakes = Stakes.of(context);
        List<Subsystem> systems = List.of(
                new ChainFights(),
                new TerritorySystem(shapes, stakes),
                new EyeSystem(stakes),
                new SealingSystem(shapes, stakes),
                new CuttingSystem(shapes, stakes),
                new GoodPointSystem(shapes),
                new EndgameSystem(),
                new Principles(),
                new NeighborSystem(stakes),
                new DoubleThreatSystem());
        CandidateCollector collector = new CandidateCollector(context.position());
        systems.forEach(system -> system.propose(context, collector));
        JudgedTraits judged = new JudgedTraits(context);
        Map<Integer, List<Motive>> motives = collector.motives();
        List<Candidate> candidates = new ArrayList<>();
        List<Integer> moves = UsualMoves.of(context.position());
        int[] scores = MoveNetwork.FITTED.scores(context.position(), context.last(), moves);
        for (int i = 0; i < scores.length; i++) {
            int move = moves.get(i);
            List<Motive> found = motives.getOrDefault(move, List.of());
            candidates.add(new Candidate(move, found, judged.of(move, scores[i] / NeighborLayers.ONE, found)));
        }
        return candidates;
    }

    /** Gives a motive to a candidate that no subsystem proposes. */
    private static Candidate usual(MoveContext context, Candidate candidate) {
        Motive motive = new Motive(
                MotiveKind.GOOD_POINT,
                "A usual move in this shape",
                "shapes of strong players",
                PointSet.empty(context.board()),
                Worth.sure(Gain.of(context, context.player(), candidate.point()).points()),
                candidate.point());
        return new Candidate(candidate.point(), List.of(motive), candidate.traits());
    }
}
