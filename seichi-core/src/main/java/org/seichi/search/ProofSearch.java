package org.seichi.search;

/**
 * Depth-first proof-number search (Nagai 2002): goes where the least work seems to decide the question.
 *
 * <p>Proof and disproof numbers guess how many open positions have yet to be decided. The sum over alternatives is
 * replaced by their maximum plus their number (Ueda, Hashimoto, Hashimoto and Iida 2008), because positions that are
 * reached in several ways would be counted each time.
 *
 * <p>A position that comes again on the way to itself is no success of the prover. That is sound whatever the way: if the
 * prover can reach the goal at all, he can do so without going round. A success therefore holds on every way; a failure
 * may lean on a repetition, and is then true only below the position that is repeated, its <em>anchor</em>. Such a failure
 * is not stored until the search is back at the anchor, where nothing is left for it to lean on. A line that is cut off
 * for its length leans on the limit in the same way, so that it never makes a failure of the whole.
 *
 * <p>Not for several threads at a time.
 */
public final class ProofSearch {
    private static final int INFINITE = TranspositionTable.INFINITE;
    /** The anchor of what leans on nothing. */
    private static final int FREE = Integer.MAX_VALUE;
    /** The anchor of what leans on the limit of depth. */
    private static final int CUT = -1;

    private final TranspositionTable table;
    private final NodeCounter counter;
    private final long[] path;
    private final Branches branches = new Branches();
    private final SearchLimit limit;

    private Problem problem;
    private long last;
    private boolean stopped;

    /** What the last call of {@link #search} has found. */
    private int proof;

    private int disproof;
    private int distance;
    private int anchor;
    private int move;

    /**
     * A search with its means.
     *
     * @param table shared by all searches of a game
     * @param counter shared by all searches of a game
     * @param limit of each search
     */
    public ProofSearch(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        this.table = table;
        this.counter = counter;
        this.limit = limit;
        path = new long[limit.depth() + 1];
    }

    /** Decides a problem, unless a limit is reached first. The problem is left as it was. */
    public Solution solve(Problem problem) {
        Truth status = problem.status();
        if (status != Truth.UNKNOWN) {
            return new Solution(status, Solution.NO_MOVE, 0);
        }
        this.problem = problem;
        last = counter.spent() + Math.min(limit.nodes(), counter.left());
        stopped = false;
        found(1, 1, FREE);
        move = Solution.NO_MOVE;
        if (!recall(problem.key()) || (proof != 0 && disproof != 0)) {
            search(0, 0, INFINITE, INFINITE);
        }
        if (proof == 0) {
            return new Solution(Truth.PROVEN, move, distance);
        }
        boolean failed = disproof == 0 && anchor != CUT;
        return new Solution(failed ? Truth.DISPROVEN : Truth.UNKNOWN, move, 0);
    }

    /** Visits the position at a depth until one of its numbers reaches its bound; {@code from} is free for its branches. */
    private void search(int depth, int from, int proofBound, int disproofBound) {
        long before = counter.spent();
        if (before >= last || !counter.spend()) {
            stopped = true;
            return;
        }
        long key = problem.key();
        path[depth] = key;
        boolean prover = problem.proverToMove();
        int to = expand(depth, from);
        while (true) {
            summarize(from, to, depth);
            if (stopped || proof >= proofBound || disproof >= disproofBound) {
                break;
            }
            int best = branches.best();
            int ownBound = branches.ownBound(prover ? proofBound : disproofBound);
            int othersBound = branches.othersBound(prover ? disproofBound : proofBound);
            problem.play(branches.move(best));
            search(depth + 1, to, prover ? ownBound : othersBound, prover ? othersBound : ownBound);
            problem.undo();
            if (!stopped) {
                branches.set(best, proof, disproof, distance, anchor);
            }
        }
        if (disproof != 0 || anchor == FREE) {
            table.store(key, proof, disproof, move, distance, counter.spent() - before);
        }
    }

    /** Writes the branches of the position with what is known about them; returns the index after the last. */
    private int expand(int depth, int from) {
        int to = from + problem.moves(branches.room(from, problem.maxMoves()), from);
        for (int index = from; index < to; index++) {
            problem.play(branches.move(index));
            look(depth + 1);
            problem.undo();
            branches.set(index, proof, disproof, distance, anchor);
        }
        return to;
    }

    /** What is known about a position without searching. */
    private void look(int depth) {
        Truth status = problem.status();
        long key = problem.key();
        if (status == Truth.PROVEN) {
            found(0, INFINITE, FREE);
        } else if (status == Truth.DISPROVEN) {
            found(INFINITE, 0, FREE);
        } else if (depth == path.length) {
            found(INFINITE, 0, CUT);
        } else {
            int repeated = indexOnPath(key, depth);
            if (repeated < depth) {
                found(INFINITE, 0, repeated);
            } else if (!recall(key)) {
                found(problem.proofEstimate(), problem.disproofEstimate(), FREE);
            }
        }
    }

    private void found(int newProof, int newDisproof, int newAnchor) {
        proof = newProof;
        disproof = newDisproof;
        anchor = newAnchor;
        distance = 0;
    }

    private int indexOnPath(long key, int depth) {
        int index = 0;
        while (index < depth && path[index] != key) {
            index++;
        }
        return index;
    }

    private boolean recall(long key) {
        int entry = table.find(key);
        if (entry == TranspositionTable.ABSENT) {
            return false;
        }
        found(table.proof(entry), table.disproof(entry), FREE);
        distance = table.distance(entry);
        move = table.move(entry);
        return true;
    }

    /** What the branches say about the position above them. */
    private void summarize(int from, int to, int depth) {
        boolean prover = problem.proverToMove();
        branches.summarize(from, to, prover);
        proof = prover ? branches.own() : branches.others();
        disproof = prover ? branches.others() : branches.own();
        int best = branches.best();
        move = best == Solution.NO_MOVE ? Solution.NO_MOVE : branches.move(best);
        distance = proof == 0 ? branches.proofDistance(prover) : 0;
        int lowest = disproof == 0 ? branches.anchor() : FREE;
        anchor = lowest >= depth ? FREE : lowest;
    }
}
