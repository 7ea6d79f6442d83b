package org.seichi.search;

/**
 * Tries a capture like a {@link CaptureProof}, but takes the attacker's chains with more than two liberties for granted:
 * following them through the board costs more than the rest of it. So it refutes and proves nothing.
 */
final class CaptureTrial extends CaptureProof {
    private static final int FEW_LIBERTIES = 2;

    private final SearchBoard board;

    /**
     * A trial to be made.
     *
     * @param problem with the defender as ko master, believed to be solved
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
