package org.seichi.search;

import org.seichi.board.Color;

/**
 * Says soon whether a chain falls, for play that asks about many chains after every move: one search with a low bound of
 * liberties, the defender winning all kos. What {@link CaptureReader} adds (the other ko master, the line, the proof) is
 * left out, so a capture that is found here is searched and never proven.
 *
 * <p>Not for several threads at a time; one for each game, so that answers do not depend on the order of games.
 */
public final class CaptureJudge {
    /** A chain that gets more liberties than this, and than it had, has escaped. */
    private static final int ESCAPE = 3;

    private final ProofSearch search;

    /**
     * A judge with its means.
     *
     * @param table shared by all searches of a game
     * @param counter shared by all searches of a game
     * @param limit of each question
     */
    public CaptureJudge(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        search = new ProofSearch(table, counter, limit);
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
        CaptureProblem problem = new CaptureProblem(board, stone, owner, ESCAPE);
        Solution solution = search.solve(problem);
        int move = problem.canCapture() ? problem.lastLiberty() : solution.move();
        if (passes) {
            board.undo();
        }
        return solution.truth() == Truth.PROVEN ? move : Solution.NO_MOVE;
    }
}
