package org.seichi.search;

/**
 * The result of a {@link ProofSearch} for a {@link Problem}.
 *
 * @param truth the answer; unknown if a limit was reached first
 * @param move the move that proves or refutes, or that resists longest; {@link #NO_MOVE} if there is none
 */
public record Solution(Truth truth, int move) {
    /** No move at all; a pass is a move. */
    public static final int NO_MOVE = -1;
}
