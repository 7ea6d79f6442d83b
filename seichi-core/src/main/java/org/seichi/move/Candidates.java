package org.seichi.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The candidates of a scene (Yen, section 4, steps 1 and 2): from shapes, principles and the capture of chains; few, but
 * containing the best.
 */
public final class Candidates {
    private Candidates() {}

    /** The candidates, by point. */
    public static List<Candidate> of(MoveContext context) {
        Shapes shapes = Shapes.of(context);
        Stakes stakes = Stakes.of(context);
        List<Subsystem> systems = List.of(
                new ChainFights(),
                new TerritorySystem(shapes, stakes),
                new EyeSystem(stakes),
                new SealingSystem(shapes, stakes),
                new CuttingSystem(shapes, stakes),
                new GoodPointSystem(shapes),
                new Principles());
        CandidateCollector collector = new CandidateCollector(context.position());
        systems.forEach(system -> system.propose(context, collector));
        MoveTraits traits = new MoveTraits(context);
        List<Candidate> candidates = new ArrayList<>();
        for (Map.Entry<Integer, List<Motive>> entry : collector.motives().entrySet()) {
            candidates.add(
                    new Candidate(entry.getKey(), entry.getValue(), traits.of(entry.getKey(), entry.getValue())));
        }
        return candidates;
    }
}
