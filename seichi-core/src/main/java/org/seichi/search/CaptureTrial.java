package org.seichi.search;

/**
 * Tests a capture like a {@link CaptureProof}, but assumes that the attacker's chains with more than two liberties stand:
 * securing those too costs more than the rest of the proof. So it can refute a capture but not prove one.
 */
final class CaptureTrial extends CaptureProof {
    private static final int FEW_LIBERTIES = 2;

    private final SearchBoard board;

    /**
     * Prepares a trial.
     *
     * @param problem with the defender as ko master, found to be solved by a search
     * @param search finds the attacker's moves
     */
    CaptureTrial(CaptureProblem problem, ProofSearch search, NodeCounter counter, SearchLimit limit) {
        super(problem, search, counter, limit);
        this.board = problem.board;
    }

    @Override
    void secureAttacker(ProofZone zone, int stone) {
        if (board.liberties(stone) <= FEW_LIBERTIES) {
            super.secureAttacker(zone, stone);
        }
    }
}
