package org.seichi.zone;

import java.util.Arrays;

/**
 * The branches of the positions on the way of a search, one position's after the other's: moves, proof and disproof
 * numbers, the pattern of what is proven, and the place on the way that a failure leans on.
 */
final class ZoneBranches {
    private static final int INFINITE = PositionMemory.INFINITE;

    private int[] moves = new int[256];
    private int[] proofs = new int[256];
    private int[] disproofs = new int[256];
    private int[] patterns = new int[256];
    private int[] anchors = new int[256];

    /** What {@link #weigh} has found. */
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

    /** The first guess at the number of the player who chooses the branch. */
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
     * Weighs some branches for the player to move: his own number is that of his best branch, the opponent's the sum of all.
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

    /** What a failure of the prover leans on. */
    int anchor() {
        return anchor;
    }

    /** How much work on the best branch is allowed before another one looks easier. */
    int ownBound(int bound) {
        return Math.min(bound, Math.min(second, INFINITE - 2) + 1 + second / 4);
    }

    /** How much work the other player may be left with in the best branch before the position exceeds the bound. */
    int othersBound(int bound) {
        return bound == INFINITE ? INFINITE : (int) Math.max(1, bound - beside);
    }
}
