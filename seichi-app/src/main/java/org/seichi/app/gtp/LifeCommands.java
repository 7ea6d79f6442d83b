package org.seichi.app.gtp;

import java.util.List;
import java.util.Locale;
import org.seichi.analysis.ProblemAnalysis;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.text.Coordinates;
import org.seichi.zone.GroupOutcome;
import org.seichi.zone.GroupQuestion;
import org.seichi.zone.GroupSolver;
import org.seichi.zone.SolvedGroup;

/**
 * Commands for the life and death of a group, with answers in the form of GNU Go: a code, the move, and {@code uncertain} if
 * nothing is proven. The code is 0 for failure, 1 for success, 2 for success by a ko if all ko threats are ignored, 3 for
 * success by a ko if a first ko threat is answered.
 */
record LifeCommands(GtpSession session) {
    private static final int MEMORY_BITS = 20;

    /** Adds the commands. */
    static void add(GtpCommands commands, GtpSession session) {
        LifeCommands life = new LifeCommands(session);
        commands.put("owl_attack", 2, arguments -> life.answer(arguments, GroupOutcome.TAKEN));
        commands.put("owl_defend", 2, arguments -> life.answer(arguments, GroupOutcome.LIVES));
    }

    /** {@code owl_attack point [positions]} and {@code owl_defend point [positions]}, with a limit on the positions visited. */
    private String answer(Arguments arguments, GroupOutcome wanted) throws GtpException {
        int stone = arguments.vertex(0, session.board());
        Position now = session.game().position();
        if (!session.board().contains(stone) || now.empty().contains(stone)) {
            throw new GtpException("vertex must not be empty");
        }
        int nodes = arguments.count(1, (int) ProblemAnalysis.USUAL_BUDGET.nodes());
        Color owner = Color.of(now.at(stone));
        Position position = now.withToMove(wanted == GroupOutcome.TAKEN ? owner.opponent() : owner);
        PointSet group = new SearchBoard(position).stonesOf(stone);
        GroupQuestion question = new GroupQuestion(
                position, session.terms().rules().suicide(), owner, group, GroupQuestion.Wanted.EITHER);
        NodeCounter counter = new NodeCounter(new Budget(nodes));
        return response(GroupSolver.solve(question, MEMORY_BITS, counter), wanted);
    }

    private String response(SolvedGroup solved, GroupOutcome wanted) {
        int code = code(solved, wanted);
        boolean isKo = solved.outcome() == GroupOutcome.KO;
        boolean isUncertain = solved.outcome() == GroupOutcome.UNKNOWN
                || !solved.assumed().isEmpty()
                || (isKo && solved.takesFirst().isEmpty());
        List<Integer> line = solved.line();
        String move = code == 0
                ? ""
                : line.isEmpty()
                        ? " PASS"
                        : " " + Coordinates.format(session.board(), line.get(0)).toUpperCase(Locale.ROOT);
        return code + move + (isUncertain ? " uncertain" : "");
    }

    private static int code(SolvedGroup solved, GroupOutcome wanted) {
        Color mover = solved.question().position().toMove();
        return switch (solved.outcome()) {
            case KO -> solved.takesFirst().filter(mover::equals).isPresent() ? 2 : 3;
            case SEKI -> wanted == GroupOutcome.LIVES ? 1 : 0;
            default -> solved.outcome() == wanted ? 1 : 0;
        };
    }
}
