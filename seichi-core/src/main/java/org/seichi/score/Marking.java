package org.seichi.score;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * A person's corrections of the verdicts that a method has found. Naming one stone names its whole chain, and no other.
 *
 * @param dead stones of chains that are dead
 * @param alive stones of chains that live
 * @param seki stones of chains that stand in seki
 */
public record Marking(PointSet dead, PointSet alive, PointSet seki) {
    /** No corrections. */
    public static Marking none(Board board) {
        PointSet empty = PointSet.empty(board);
        return new Marking(empty, empty, empty);
    }

    /** All points named. */
    public PointSet points() {
        return dead.union(alive).union(seki);
    }

    /**
     * The assessment with the verdicts of the named chains replaced by {@link Certainty#MARKED} ones. A point without a stone
     * changes nothing; if a chain is named twice, the last of dead, alive, seki holds. A person's word overrides proofs, so
     * afterwards no point counts as proven.
     */
    public Assessment apply(Assessment assessment) {
        if (points().isEmpty()) {
            return assessment;
        }
        List<Verdict> verdicts = new ArrayList<>();
        for (Verdict verdict : assessment.verdicts()) {
            Verdict marked = mark(verdict, dead, Status.DEAD, "dead");
            marked = mark(marked, alive, Status.ALIVE, "alive");
            verdicts.add(mark(marked, seki, Status.SEKI, "in seki"));
        }
        LifeAndDeath marked = new LifeAndDeath(assessment.position(), verdicts);
        return new Assessment(
                marked,
                assessment.territories().of(marked),
                assessment.last(),
                assessment.flags(),
                PointSet.empty(assessment.position().board()));
    }

    private static Verdict mark(Verdict verdict, PointSet named, Status status, String word) {
        if (!verdict.stones().intersects(named)) {
            return verdict;
        }
        Reason reason = Reason.of(Rule.MARKED, verdict.stones().intersection(named), List.of(), word);
        return new Verdict(verdict.stones(), verdict.color(), status, Certainty.MARKED, List.of(reason));
    }
}
