package org.seichi.zone;

import java.util.Arrays;
import org.seichi.search.TranspositionTable;

/**
 * A stack of the branches of the positions on the current search path: their moves, proof and disproof numbers, the patterns of
 * proven ones, and the anchors of failures: the lowest depth on the path whose repetition a failure depends on.
 */
final class ZoneBranches {
    private static final int INFINITE = TranspositionTable.INFINITE;

    private int[] moves = new int[256];
    private int[] proofs = new int[256];
    private int[] disproofs = new int[256];
    private int[] patterns = new int[256];
    private int[] anchors = new int[256];

    /** The results of {@link #weigh}. */
    private int own;

    private int others;
    private int second;
    private int best;
    private long beside;
    private int anchor;

    void ensure(int to) {
        if (to > moves.length) {
            int length = Math.max(to, 2 * moves.length);
            moves = Arrays.copyOf(moves, length);
            proofs = Arrays.copyOf(proofs, length);
            disproofs = Arrays.copyOf(disproofs, length);
            patterns = Arrays.copyOf(patterns, length);
            anchors = Arrays.copyOf(anchors, length);
        }
    }

    void setMove(int index, int move) {
        moves[index] = move;
    }

    int move(int index) {
        return moves[index];
    }

    void set(int index, int proof, int disproof, int pattern, int leansOn) {
        proofs[index] = proof;
        disproofs[index] = disproof;
        patterns[index] = pattern;
        anchors[index] = leansOn;
    }

    /** Returns the initial estimate of a branch's proof or disproof number, set before the branch is looked at. */
    int guess(int index) {
        return proofs[index];
    }

    boolean isProven(int index) {
        return proofs[index] == 0;
    }

    int pattern(int index) {
        return patterns[index];
    }

    /**
     * Computes the numbers of a node from its branches: that of the player to move is the minimum, the opponent's the sum.
     */
    void weigh(int from, int to, boolean prover) {
        int[] mine = prover ? proofs : disproofs;
        int[] theirs = prover ? disproofs : proofs;
        own = INFINITE;
        second = INFINITE;
        best = -1;
        long sum = 0;
        boolean endless = false;
        anchor = Integer.MAX_VALUE;
        for (int index = from; index < to; index++) {
            if (best < 0 || mine[index] < own) {
                second = own;
                own = mine[index];
                best = index;
            } else if (mine[index] < second) {
                second = mine[index];
            }
            sum += theirs[index];
            endless |= theirs[index] == INFINITE;
            anchor = Math.min(anchor, anchors[index]);
        }
        if (own == 0) {
            anchor = anchors[best];
        }
        others = endless ? INFINITE : (int) Math.min(sum, INFINITE - 1);
        beside = best < 0 ? 0 : sum - theirs[best];
    }

    int proof(boolean prover) {
        return prover ? own : others;
    }

    int disproof(boolean prover) {
        return prover ? others : own;
    }

    int best() {
        return best;
    }

    /** Returns the anchor of a failure of the prover: the lowest depth whose repetition it depends on. */
    int anchor() {
        return anchor;
    }

    /** Returns the best branch's threshold for the number of the player to move: beyond it another branch looks easier. */
    int ownBound(int bound) {
        return Math.min(bound, second + 1 + second / 4);
    }

    /** Returns the best branch's threshold for the other player's number: beyond it the node exceeds its own bound. */
    int othersBound(int bound) {
        return bound == INFINITE ? INFINITE : (int) Math.max(1, bound - beside);
    }
}
