package org.seichi.search;

import java.util.Arrays;

/**
 * The branches of the positions on the way of a {@link ProofSearch}, one position's after the other's, and what they say
 * about the position above them. The numbers are kept from the prover's side and weighed from that of the player to move:
 * his <em>own</em> number is the work until he has what he wants, the <em>other</em> one until the opponent has.
 */
final class Branches {
    private static final int INFINITE = TranspositionTable.INFINITE;

    private int[] moves = new int[0];
    private int[] proofs = new int[0];
    private int[] disproofs = new int[0];
    private int[] distances = new int[0];
    private int[] anchors = new int[0];

    private int own;
    private int others;
    private int open;
    private int second;
    private int best;
    private int longest;
    private int anchor;

    /** Room for the moves of a position, to be filled from the given index on. */
    int[] room(int from, int count) {
        if (from + count > moves.length) {
            int length = Math.max(from + count, 2 * moves.length);
            moves = Arrays.copyOf(moves, length);
            proofs = Arrays.copyOf(proofs, length);
            disproofs = Arrays.copyOf(disproofs, length);
            distances = Arrays.copyOf(distances, length);
            anchors = Arrays.copyOf(anchors, length);
        }
        return moves;
    }

    int move(int index) {
        return moves[index];
    }

    void set(int index, int proof, int disproof, int distance, int leansOn) {
        proofs[index] = proof;
        disproofs[index] = disproof;
        distances[index] = distance;
        anchors[index] = leansOn;
    }

    /** Weighs the branches from one index to before another for the player to move. */
    void summarize(int from, int to, boolean prover) {
        int[] mine = prover ? proofs : disproofs;
        int[] theirs = prover ? disproofs : proofs;
        own = INFINITE;
        second = INFINITE;
        best = Solution.NO_MOVE;
        others = 0;
        open = 0;
        longest = 0;
        anchor = Integer.MAX_VALUE;
        for (int index = from; index < to; index++) {
            if (best == Solution.NO_MOVE || isBetter(index, best, mine, prover)) {
                second = own;
                own = mine[index];
                best = index;
            } else {
                second = Math.min(second, mine[index]);
            }
            others = Math.max(others, theirs[index]);
            open += theirs[index] == 0 ? 0 : 1;
            longest = Math.max(longest, distances[index]);
            anchor = Math.min(anchor, anchors[index]);
        }
        if (own == 0) {
            anchor = anchors[best];
        }
        if (others > 0 && others < INFINITE) {
            others = Math.min(others + open - 1, INFINITE - 1);
        }
    }

    /** Less work; among proofs the shorter, among disproofs what leans on less, among lost moves the longer. */
    private boolean isBetter(int index, int than, int[] mine, boolean prover) {
        if (mine[index] != mine[than]) {
            return mine[index] < mine[than];
        }
        if (mine[index] == 0) {
            return prover ? distances[index] < distances[than] : anchors[index] > anchors[than];
        }
        return mine[index] == INFINITE && distances[index] > distances[than];
    }

    /** Work until the player to move has what he wants: that of the easiest branch. */
    int own() {
        return own;
    }

    /** Work until the opponent has what he wants in every branch. */
    int others() {
        return others;
    }

    /** The branch to go on with, or that decides; {@link Solution#NO_MOVE} if there are no branches. */
    int best() {
        return best;
    }

    /** Once the prover has reached his goal: the number of moves to it. */
    int proofDistance(boolean prover) {
        return 1 + (prover ? distances[best] : longest);
    }

    /** Once the prover has failed: what that leans on. */
    int anchor() {
        return anchor;
    }

    /** How much work on the best branch is allowed before another one looks easier. */
    int ownBound(int bound) {
        return Math.min(bound, Math.min(second, INFINITE - 2) + 1 + second / 4);
    }

    /** How much work the opponent may be left with in the best branch before the position exceeds the bound. */
    int othersBound(int bound) {
        return bound == INFINITE ? INFINITE : bound - open + 1;
    }
}
