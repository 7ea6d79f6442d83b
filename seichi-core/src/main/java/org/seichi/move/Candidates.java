package org.seichi.move;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.seichi.board.PointSet;

/**
 * The candidates of a scene (Yen, section 4, steps 1 and 2): from shapes, principles and the capture of chains; few, but
 * containing the best.
 */
public final class Candidates {
    /** The most candidates: those that strong players would most likely choose. */
    static final int MOST = 30;

    /** Those among them that are there for their worth, if they are not chosen anyway. */
    private static final int FOR_WORTH = 5;

    static final MoveWeights WEIGHTS = MoveWeights.read("move-weights.tsv");

    private Candidates() {}

    /** The candidates, by point: at most {@value #MOST}, each with a motive. */
    public static List<Candidate> of(MoveContext context) {
        List<Candidate> ranked = new ArrayList<>(all(context));
        ranked.sort(Comparator.comparingDouble(Candidates::likely).reversed());
        List<Candidate> valued = new ArrayList<>(ranked);
        valued.sort(Comparator.comparingDouble(candidate -> -candidate.worth().middle()));
        Set<Candidate> chosen = new HashSet<>(ranked.subList(0, Math.min(MOST - FOR_WORTH, ranked.size())));
        valued.subList(0, Math.min(FOR_WORTH, valued.size())).forEach(chosen::add);
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

    /** How likely a candidate is to be chosen, on a scale of logarithms; rounded, so that no order of adding up shows. */
    static double likely(Candidate candidate) {
        return StrictMath.rint(1e9 * WEIGHTS.sum(candidate.traits())) / 1e9;
    }

    /** Every legal move but into an own eye, by point; with no motive where no system sees one. */
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
                new NeighborSystem(stakes));
        CandidateCollector collector = new CandidateCollector(context.position());
        systems.forEach(system -> system.propose(context, collector));
        PlainTraits plain = new PlainTraits(context.position(), context.last());
        JudgedTraits judged = new JudgedTraits(context);
        TraitKeys keys = new TraitKeys();
        Map<Integer, List<Motive>> motives = collector.motives();
        List<Candidate> candidates = new ArrayList<>();
        for (int move : UsualMoves.of(context.position())) {
            List<Motive> found = motives.getOrDefault(move, List.of());
            plain.measure(move, keys);
            candidates.add(new Candidate(move, found, judged.of(move, PlainWeights.FITTED.sum(keys), found)));
        }
        return candidates;
    }

    /** A move that no system proposes, but the shapes of strong players do. */
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
