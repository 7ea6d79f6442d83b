package org.seichi.search;

/**
 * A question with two answers about a position, decided by play: can the <em>prover</em> reach the goal against every
 * defence? Play that goes on for ever does not reach it.
 *
 * <p>The problem is the position that it has come to: {@link #play} goes on, {@link #undo} goes back. All answers depend
 * on that position alone and not on the way to it; whatever of the way matters (a ko that may not be retaken) belongs to
 * {@link #key}.
 */
public interface Problem {
    /** Whether the prover is to move. */
    boolean proverToMove();

    /** Whether the goal is reached, or known to be out of reach, without a further move. */
    Truth status();

    /** A hash of position, player to move and question: equal keys have equal answers. */
    long key();

    /** The greatest number of moves that {@link #moves} can give. */
    int maxMoves();

    /**
     * Writes the moves to be tried, all different, promising ones first; for the opponent of the prover a proof is as
     * complete as this list. A player without moves has lost.
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

    /** A guess at the work that a proof takes, at least 1. */
    int proofEstimate();

    /** A guess at the work that a disproof takes, at least 1. */
    int disproofEstimate();
}
