package org.seichi.search;

import java.util.Arrays;

/**
 * A stack of the children of all nodes on the path of a {@link ProofSearch}, and the numbers they give their parent. They are
 * stored from the prover's side and combined from that of the player to move: his <em>own</em> number (the proof number if he
 * is the prover, else the disproof number) estimates the work until he succeeds, the <em>other</em> one until the opponent
 * does.
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

    /** The array of moves, grown to hold {@code count} moves from the given index on. */
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

    /** Combines the children from one index to before another into the numbers of their parent. */
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

    /** Prefers less work; among proofs the shorter, among disproofs the less path-dependent, among lost moves the longer. */
    private boolean isBetter(int index, int than, int[] mine, boolean prover) {
        if (mine[index] != mine[than]) {
            return mine[index] < mine[than];
        }
        if (mine[index] == 0) {
            return prover ? distances[index] < distances[than] : anchors[index] > anchors[than];
        }
        return mine[index] == INFINITE && distances[index] > distances[than];
    }

    /** Own number of the parent: the smallest of its children. */
    int own() {
        return own;
    }

    /** Other number of the parent: the largest of its children, plus the number of other undecided children. */
    int others() {
        return others;
    }

    /** Index of the child to search next, or of the one that decides; {@link Solution#NO_MOVE} if there are no children. */
    int best() {
        return best;
    }

    /** Number of plies to the goal, if the parent is proven. */
    int proofDistance(boolean prover) {
        return 1 + (prover ? distances[best] : longest);
    }

    /** The anchor of the disproof (see {@link ProofSearch}), if the parent is disproven. */
    int anchor() {
        return anchor;
    }

    /** Bound of the own number in the best child, beyond which another child looks easier or the parent reaches its bound. */
    int ownBound(int bound) {
        return Math.min(bound, second + 1 + second / 4);
    }

    /** Bound of the other number in the best child, at which the parent reaches its own bound. */
    int othersBound(int bound) {
        return bound == INFINITE ? INFINITE : bound - open + 1;
    }
}
