package org.seichi.search;

import org.seichi.board.Color;

/**
 * Says soon whether a chain falls, for play that asks about many chains after every move: one search with a low bound of
 * liberties, the defender winning all kos. What it finds is tried against the replies that the search left out
 * ({@link CaptureTrial}), because a move elsewhere may save the chain: one that only stands while another chain does not
 * fall, or one whose captor is taken from outside. A capture that a reply refutes is none; one for which the trial ends
 * without an answer counts. So a capture that is found here is searched and never proven.
 *
 * <p>Not for several threads at a time; one for each game, so that answers do not depend on the order of games.
 */
public final class CaptureJudge {
    /** A chain that gets more liberties than this, and than it had, has escaped. */
    private static final int ESCAPE = 3;
    /** The trial of a capture may take this multiple of the nodes of the search that found it. */
    private static final int TRIAL = 3;

    private final ProofSearch search;
    private final ProofSearch trialSearch;
    private final NodeCounter counter;
    private final SearchLimit trialLimit;

    /**
     * A judge with its means.
     *
     * @param table shared by all searches of a game
     * @param counter shared by all searches of a game
     * @param limit of the search for each question; the trial of a capture may take three times as many nodes
     */
    public CaptureJudge(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        this.counter = counter;
        search = new ProofSearch(table, counter, limit);
        trialLimit = new SearchLimit(TRIAL * limit.nodes(), limit.depth());
        trialSearch = new ProofSearch(table, counter, trialLimit);
    }

    /**
     * The move by which the opponent takes the chain of a stone, playing first. The board is left as it was.
     *
     * @param board the position; if the owner of the stone is to move, he passes
     * @param stone a stone
     * @return the first move, or {@link Solution#NO_MOVE} if the chain is not found to fall
     */
    public int capturingMove(SearchBoard board, int stone) {
        int liberties = board.liberties(stone);
        if (liberties > ESCAPE) {
            return Solution.NO_MOVE;
        }
        Color owner = Color.of(board.at(stone));
        boolean passes = board.toMove() == owner;
        if (passes) {
            board.pass();
        }
        int move = capturingMove(new CaptureProblem(board, stone, owner, ESCAPE));
        if (passes) {
            board.undo();
        }
        return move;
    }

    private int capturingMove(CaptureProblem problem) {
        if (problem.canCapture()) {
            return problem.lastLiberty();
        }
        Solution solution = search.solve(problem);
        return solution.truth() == Truth.PROVEN && !isRefuted(problem) ? solution.move() : Solution.NO_MOVE;
    }

    private boolean isRefuted(CaptureProblem problem) {
        CaptureTrial trial = new CaptureTrial(problem, trialSearch, counter, trialLimit);
        return trial.zone().isEmpty() && trial.isRefuted();
    }
}
