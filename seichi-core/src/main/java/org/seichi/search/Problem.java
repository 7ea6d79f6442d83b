package org.seichi.search;

/**
 * A yes-or-no question about a position that is decided by play: can the <em>prover</em> reach a goal against every defense?
 * Endless play does not reach it.
 *
 * <p>A problem has a current position, which {@link #play} and {@link #undo} change. All answers depend on that position
 * alone and not on the path to it; whatever matters of the path (a ko that may not be retaken) is part of {@link #key}.
 */
public interface Problem {
    /** Whether the prover is to move. */
    boolean proverToMove();

    /** Whether the goal is reached, or known to be out of reach, without a further move. */
    Truth status();

    /** A hash of position, player to move and question: equal keys have equal answers. */
    long key();

    /** An upper bound of the number of {@link #moves} in any position. */
    int maxMoves();

    /**
     * Writes the moves to try, without duplicates, promising ones first. A proof covers no other replies of the prover's
     * opponent than these. A player without moves has lost.
     *
     * @param into where to write
     * @param from the index of the first move
     * @return number of moves
     */
    int moves(int[] into, int from);

    /** Plays one of the {@link #moves}. */
    void play(int move);

    /** Takes back the last move. */
    void undo();

    /** The initial proof number: an estimate of the work of a proof, at least 1. */
    int proofEstimate();

    /** The initial disproof number: an estimate of the work of a disproof, at least 1. */
    int disproofEstimate();
}
