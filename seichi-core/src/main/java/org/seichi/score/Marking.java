package org.seichi.score;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * A person's corrections to the verdicts of a method. Naming one stone marks its whole chain and no other chain.
 *
 * @param dead stones of chains that are dead
 * @param alive stones of chains that are alive
 * @param seki stones of chains that are in seki
 */
public record Marking(PointSet dead, PointSet alive, PointSet seki) {
    /** All points named. */
    public PointSet points() {
        return dead.union(alive).union(seki);
    }

    /**
     * The assessment with the verdicts of the named chains replaced by {@link Certainty#MARKED} ones. Chains that were in seki
     * with chains marked dead, because they touch them or one of their liberties, are alive. A point without a stone has no
     * effect; if a chain is named more than once, the last of dead, alive and seki applies. Marks override proofs, so the result
     * has no proven points.
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
        Position position = assessment.position();
        LifeAndDeath marked = new LifeAndDeath(
                position,
                verdicts.stream()
                        .map(verdict -> outOfSeki(verdict, verdicts, position))
                        .toList());
        return new Assessment(
                marked,
                assessment.territories().of(marked),
                assessment.last(),
                assessment.flags(),
                PointSet.empty(position.board()));
    }

    private static Verdict mark(Verdict verdict, PointSet named, Status status, String word) {
        if (!verdict.stones().intersects(named)) {
            return verdict;
        }
        Reason reason = Reason.of(Rule.MARKED, verdict.stones().intersection(named), List.of(), word);
        return new Verdict(verdict.stones(), verdict.color(), status, Certainty.MARKED, List.of(reason));
    }

    /** The verdict, or one of life if it is a seki that the marks end. */
    private static Verdict outOfSeki(Verdict verdict, List<Verdict> others, Position position) {
        if (verdict.status() != Status.SEKI || verdict.certainty() == Certainty.MARKED) {
            return verdict;
        }
        return others.stream()
                .filter(other -> other.status() == Status.DEAD && other.certainty() == Certainty.MARKED)
                .filter(other -> other.color() != verdict.color() && areInContact(verdict, other, position))
                .findFirst()
                .map(other -> Reason.of(Rule.SEKI_PARTNER_DEAD, other.stones(), List.of()))
                .map(reason ->
                        new Verdict(verdict.stones(), verdict.color(), Status.ALIVE, Certainty.MARKED, List.of(reason)))
                .orElse(verdict);
    }

    /** Whether two chains touch each other or have a liberty in common. */
    private static boolean areInContact(Verdict one, Verdict other, Position position) {
        Board board = position.board();
        PointSet around = one.stones().neighbors(board);
        return around.intersects(other.stones())
                || around.intersection(position.empty())
                        .intersects(other.stones().neighbors(board));
    }
}
