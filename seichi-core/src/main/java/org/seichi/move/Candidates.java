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
    public static List<Candidate> of(Scene scene) {
        Shapes shapes = Shapes.of(scene);
        Stakes stakes = Stakes.of(scene);
        List<Subsystem> systems = List.of(
                new ChainFights(),
                new TerritorySystem(shapes, stakes),
                new EyeSystem(stakes),
                new SealingSystem(shapes, stakes),
                new CuttingSystem(shapes, stakes),
                new GoodPointSystem(shapes),
                new Principles());
        Notebook notebook = new Notebook(scene.position());
        systems.forEach(system -> system.propose(scene, notebook));
        MoveTraits traits = new MoveTraits(scene);
        List<Candidate> candidates = new ArrayList<>();
        for (Map.Entry<Integer, List<Motive>> entry : notebook.motives().entrySet()) {
            candidates.add(
                    new Candidate(entry.getKey(), entry.getValue(), traits.of(entry.getKey(), entry.getValue())));
        }
        return candidates;
    }
}
