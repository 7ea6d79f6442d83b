package org.seichi.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.seichi.board.PointSet;
import org.seichi.score.Assessment;
import org.seichi.score.Certainty;
import org.seichi.score.LifeAndDeath;
import org.seichi.score.Reason;
import org.seichi.score.Status;
import org.seichi.score.Verdict;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;

/**
 * Adds explanations to an assessment: lines of play that capture the dead stones, and what happens to whoever starts in a
 * seki. Verdicts are not changed.
 */
public final class Explainer {
    /** The node budget of explanations, as a multiple of that of the assessment. */
    private static final int PATIENCE = 10;

    private final Map<PointSet, Reason> dead;
    private final SekiLines sekis;

    private Explainer(Assessment assessment, NodeCounter counter) {
        dead = new DeadLines(assessment, counter).reasons();
        sekis = new SekiLines(assessment, counter);
    }

    /**
     * The assessment with further reasons.
     *
     * @param budget of the assessment; explanations may take {@value #PATIENCE} times as much
     */
    public static Assessment explain(Assessment assessment, Budget budget) {
        NodeCounter counter = new NodeCounter(new Budget(PATIENCE * budget.nodes()));
        Explainer explainer = new Explainer(assessment, counter);
        List<Verdict> verdicts =
                assessment.verdicts().stream().map(explainer::explained).toList();
        return new Assessment(
                new LifeAndDeath(assessment.position(), verdicts),
                assessment.territories(),
                assessment.last(),
                assessment.flags(),
                assessment.proven());
    }

    private Verdict explained(Verdict verdict) {
        List<Reason> reasons = new ArrayList<>(verdict.reasons());
        if (verdict.status() == Status.SEKI) {
            reasons.addAll(sekis.reasons(verdict));
        } else if (dead.containsKey(verdict.stones())) {
            reasons.add(isSettled(verdict) ? 1 : 0, dead.get(verdict.stones()));
        }
        return verdict.with(reasons);
    }

    /** Whether the first reason stays first: that of a proof or mark does, but the line comes before a mere judgment. */
    private static boolean isSettled(Verdict verdict) {
        return verdict.certainty() == Certainty.PROVEN || verdict.certainty() == Certainty.MARKED;
    }
}
