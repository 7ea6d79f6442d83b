package org.seichi.analysis;

import java.util.OptionalInt;
import org.seichi.evaluate.Effort;
import org.seichi.game.Overrides;
import org.seichi.search.Budget;

/**
 * A user's options for analyses. Each analysis reads those that concern it.
 *
 * @param terms rules and komi that override those of the record
 * @param move number of the move after which the position is analyzed; empty for the end of the record
 * @param marks verdicts that override the method's, for scores
 * @param explain whether to keep the steps of the method and to show reasons by lines of play where possible, for scores
 * @param budget the search budget
 * @param effort effort of the evaluation, except for the reading of captures, which the budget limits
 * @param top the maximum number of moves to suggest
 * @param problem which groups to solve, for problems
 * @param arranged whether to arrange the board for counting, for scores
 */
public record Options(
        Overrides terms,
        OptionalInt move,
        UserMarks marks,
        Explain explain,
        Budget budget,
        Effort effort,
        int top,
        ProblemWish problem,
        Arranged arranged) {
    /** Default for the number of moves to suggest. */
    public static final int USUAL_TOP = 10;

    /** The defaults: terms and position of the record, no marks, normal budget, full effort. */
    public static final Options USUAL = new Options(
            Overrides.NONE,
            OptionalInt.empty(),
            UserMarks.NONE,
            Explain.NO,
            Budget.NORMAL,
            Effort.FULL,
            USUAL_TOP,
            ProblemWish.USUAL,
            Arranged.NO);

    /** Whether to keep the steps of the method and to show reasons by lines of play. */
    public enum Explain {
        /** Keep and show them. */
        YES,
        /** Neither, which is faster. */
        NO
    }

    /** Whether to arrange the board for counting. */
    public enum Arranged {
        /** Arrange it. */
        YES,
        /** Leave it as it is. */
        NO
    }

    /** Whether the game is analyzed as recorded: at its end, under its own terms and without marks. */
    public boolean isAsRecorded() {
        return move.isEmpty() && marks.isEmpty() && terms.isEmpty();
    }

    /** A copy with other overriding rules and komi. */
    public Options with(Overrides others) {
        return new Options(others, move, marks, explain, budget, effort, top, problem, arranged);
    }

    /** A copy for the position after the given move; empty for the end of the record. */
    public Options after(OptionalInt number) {
        return new Options(terms, number, marks, explain, budget, effort, top, problem, arranged);
    }

    /** A copy with other marks. */
    public Options with(UserMarks others) {
        return new Options(terms, move, others, explain, budget, effort, top, problem, arranged);
    }

    /** A copy with or without explanations. */
    public Options with(Explain other) {
        return new Options(terms, move, marks, other, budget, effort, top, problem, arranged);
    }

    /** A copy with another budget. */
    public Options with(Budget other) {
        return new Options(terms, move, marks, explain, other, effort, top, problem, arranged);
    }

    /** A copy with another effort. */
    public Options with(Effort other) {
        return new Options(terms, move, marks, explain, budget, other, top, problem, arranged);
    }

    /** A copy with another number of moves to suggest. */
    public Options withTop(int most) {
        return new Options(terms, move, marks, explain, budget, effort, most, problem, arranged);
    }

    /** A copy with other groups to solve. */
    public Options with(ProblemWish other) {
        return new Options(terms, move, marks, explain, budget, effort, top, other, arranged);
    }

    /** A copy that arranges the board, or does not. */
    public Options with(Arranged other) {
        return new Options(terms, move, marks, explain, budget, effort, top, problem, other);
    }
}
