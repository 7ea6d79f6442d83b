package org.seichi.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;

/** A token on a directed graph; each place belongs to the player who moves the token on. The prover wants to reach a goal. */
final class GraphGame implements Problem {
    private static final int MAX_MOVES = 4;

    private final int[][] next;
    private final boolean[] prover;
    private final Truth[] status;
    private final Deque<Integer> before = new ArrayDeque<>();
    private int place;

    private GraphGame(int[][] next, boolean[] prover, Truth[] status) {
        this.next = next;
        this.prover = prover;
        this.status = status;
    }

    static GraphGame random(int size, SplittableRandom random) {
        int[][] next = new int[size][];
        boolean[] prover = new boolean[size];
        Truth[] status = new Truth[size];
        for (int place = 0; place < size; place++) {
            next[place] = random.ints(0, size)
                    .distinct()
                    .limit(random.nextInt(MAX_MOVES + 1))
                    .toArray();
            prover[place] = random.nextBoolean();
            int kind = random.nextInt(10);
            status[place] = kind == 0 ? Truth.PROVEN : kind == 1 ? Truth.DISPROVEN : Truth.UNKNOWN;
        }
        return new GraphGame(next, prover, status);
    }

    GraphGame at(int start) {
        place = start;
        return this;
    }

    int place() {
        return place;
    }

    /** Whether the player to move has a move; a player without one has lost. */
    boolean hasMoves() {
        return next[place].length > 0;
    }

    /** The places from which the prover reaches a goal, found by retrograde analysis. */
    boolean[] won() {
        boolean[] won = new boolean[next.length];
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int each = 0; each < won.length; each++) {
                if (!won[each] && isWon(each, won)) {
                    won[each] = true;
                    changed = true;
                }
            }
        }
        return won;
    }

    private boolean isWon(int each, boolean[] won) {
        if (status[each] != Truth.UNKNOWN) {
            return status[each] == Truth.PROVEN;
        }
        for (int after : next[each]) {
            if (won[after] == prover[each]) {
                return prover[each];
            }
        }
        return !prover[each];
    }

    @Override
    public boolean proverToMove() {
        return prover[place];
    }

    @Override
    public Truth status() {
        return status[place];
    }

    @Override
    public long key() {
        return new SplittableRandom(place).nextLong();
    }

    @Override
    public int maxMoves() {
        return MAX_MOVES;
    }

    @Override
    public int moves(int[] into, int from) {
        System.arraycopy(next[place], 0, into, from, next[place].length);
        return next[place].length;
    }

    @Override
    public void play(int move) {
        before.push(place);
        place = move;
    }

    @Override
    public void undo() {
        place = before.pop();
    }

    @Override
    public int proofEstimate() {
        return 1;
    }

    @Override
    public int disproofEstimate() {
        return 1;
    }
}
