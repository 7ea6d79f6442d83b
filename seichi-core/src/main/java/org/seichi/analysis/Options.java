package org.seichi.analysis;

import java.util.OptionalInt;
import org.seichi.evaluate.Effort;
import org.seichi.game.Overrides;
import org.seichi.search.Budget;

/**
 * How a user wants games to be looked at. Each analysis asks for what concerns it.
 *
 * @param terms rules and komi that stand above the record's
 * @param move number of the move after which the position is taken; empty for the end of the record
 * @param marks verdicts that stand above the method's, for scores
 * @param explain whether the steps of the method are kept, and reasons shown by lines of play where they can be, for scores
 * @param budget how much may be searched
 * @param effort how closely positions are evaluated, but for the reading of captures, which the budget bounds
 * @param top the greatest number of moves to suggest
 * @param problem which groups are asked about, for problems
 */
public record Options(
        Overrides terms,
        OptionalInt move,
        PointNames marks,
        Explain explain,
        Budget budget,
        Effort effort,
        int top,
        ProblemWish problem) {
    /** Moves suggested where nobody says how many. */
    public static final int USUAL_TOP = 10;

    /** Everything as the record and the method have it. */
    public static final Options USUAL = new Options(
            Overrides.NONE,
            OptionalInt.empty(),
            PointNames.NONE,
            Explain.NO,
            Budget.NORMAL,
            Effort.FULL,
            USUAL_TOP,
            ProblemWish.USUAL);

    /** Whether the steps of the method are kept, and reasons shown. */
    public enum Explain {
        /** They are. */
        YES,
        /** They are not, which is faster. */
        NO
    }

    /** Whether the game is meant that the record tells: to its end, for its terms, and with nobody's marks. */
    public boolean isAsRecorded() {
        return move.isEmpty() && marks.isEmpty() && terms.isEmpty();
    }

    /** The same with other rules or another komi. */
    public Options with(Overrides others) {
        return new Options(others, move, marks, explain, budget, effort, top, problem);
    }

    /** The same for the position after a move. */
    public Options after(OptionalInt number) {
        return new Options(terms, number, marks, explain, budget, effort, top, problem);
    }

    /** The same with chains of which a person knows better. */
    public Options with(PointNames others) {
        return new Options(terms, move, others, explain, budget, effort, top, problem);
    }

    /** The same with or without the steps of the method. */
    public Options with(Explain other) {
        return new Options(terms, move, marks, other, budget, effort, top, problem);
    }

    /** The same with another budget. */
    public Options with(Budget other) {
        return new Options(terms, move, marks, explain, other, effort, top, problem);
    }

    /** The same with another effort of evaluating. */
    public Options with(Effort other) {
        return new Options(terms, move, marks, explain, budget, other, top, problem);
    }

    /** The same with another number of moves to suggest. */
    public Options withTop(int most) {
        return new Options(terms, move, marks, explain, budget, effort, most, problem);
    }

    /** The same with other groups to be asked about. */
    public Options with(ProblemWish other) {
        return new Options(terms, move, marks, explain, budget, effort, top, other);
    }
}
