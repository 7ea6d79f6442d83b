package org.seichi.search;

import org.seichi.board.Color;

/**
 * A fast capture test for play that asks about many chains after every move: a single search with a low liberty limit, in
 * which the defender wins all kos. A capture that it finds is tested against the replies that the search left out
 * ({@link CaptureProof}), because a move elsewhere may save the chain, for example by capturing one of the attacking chains
 * from outside. It is rejected if a reply refutes it, and kept if the test runs out of nodes. So the captures reported here
 * are searched, never proven. A stone whose captors are taken back at once is not captured ({@link LastingCapture}).
 *
 * <p>Not thread-safe. Use one for each game, so that answers do not depend on the order of games.
 */
public final class CaptureJudge {
    /** A chain that gets more liberties than this has escaped. */
    private static final int ESCAPE = 3;
    /** The node limit of the test of a capture, as a multiple of the limit of a search. */
    private static final int TRIAL = 3;
    /** In that test, attacking chains with more liberties than this are assumed to stand. */
    private static final int FEW_LIBERTIES = 2;

    private final ProofSearch search;
    private final ProofSearch trialSearch;
    private final NodeCounter counter;
    private final SearchLimit trialLimit;

    /**
     * Creates a judge.
     *
     * @param table shared by all searches of a game
     * @param counter shared by all searches of a game
     * @param limit of the search for each question; the test of a capture may visit three times as many nodes
     */
    public CaptureJudge(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        this.counter = counter;
        search = new ProofSearch(table, counter, limit);
        trialLimit = new SearchLimit(TRIAL * limit.nodes(), limit.depth());
        trialSearch = new ProofSearch(table, counter, trialLimit);
    }

    /**
     * Returns the move with which the opponent, playing first, captures a chain. Leaves the board unchanged.
     *
     * @param board the position; if the owner of the stone is to move, he passes
     * @param stone a stone of the chain
     * @return the first move, or {@link Solution#NO_MOVE} if no capture is found
     */
    public int capturingMove(SearchBoard board, int stone) {
        int liberties = board.liberties(stone);
        if (liberties > ESCAPE) {
            return Solution.NO_MOVE;
        }
        Color owner = Color.of(board.at(stone));
        return board.ifFirst(owner.opponent(), () -> capturingMove(new LastingCapture(board, stone, owner, ESCAPE)));
    }

    private int capturingMove(CaptureProblem problem) {
        if (problem.canCapture()) {
            return problem.lastLiberty();
        }
        Solution solution = search.solve(problem);
        return solution.truth() == Truth.PROVEN && !isRefuted(problem) ? solution.move() : Solution.NO_MOVE;
    }

    private boolean isRefuted(CaptureProblem problem) {
        CaptureProof trial = new CaptureProof(problem, trialSearch, counter, trialLimit, FEW_LIBERTIES);
        return trial.zone().isEmpty() && trial.isRefuted();
    }
}
