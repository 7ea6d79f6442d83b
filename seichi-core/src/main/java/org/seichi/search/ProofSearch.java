package org.seichi.search;

/**
 * Depth-first proof-number search (df-pn; Nagai 2002): always expands where the least work seems to decide the question.
 *
 * <p>Proof and disproof numbers estimate how many open positions have yet to be decided. The sum over the children is
 * replaced by their maximum plus the number of other undecided ones (Ueda, Hashimoto, Hashimoto and Iida 2008), because a sum
 * counts positions that are reached by several paths each time.
 *
 * <p>A position that repeats one on the current path counts as a failure of the prover. That is sound: if he can reach the
 * goal at all, he can do so without a cycle. A proof therefore holds on every path; a disproof may depend on a repetition,
 * and is then valid only below the repeated position, its <em>anchor</em>. Such a disproof is not stored until the search is
 * back at the anchor, where the dependence ends. A line cut off at the depth limit depends on that limit in the same way, so
 * that it never disproves the whole problem.
 *
 * <p>Not thread-safe.
 */
public final class ProofSearch {
    private static final int INFINITE = TranspositionTable.INFINITE;
    /** Anchor of a result that does not depend on the path. */
    private static final int FREE = Integer.MAX_VALUE;
    /** Anchor of a disproof that depends on the depth limit. */
    private static final int CUT = -1;

    private final TranspositionTable table;
    private final NodeCounter counter;
    private final long[] path;
    private final Branches branches = new Branches();
    private final SearchLimit limit;

    private Problem problem;
    private long last;
    private boolean stopped;

    /** The result of the last call of {@link #search} or {@link #look}. */
    private int proof;

    private int disproof;
    private int distance;
    private int anchor;
    private int move;

    /**
     * Creates a search.
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

    /** Solves a problem, unless a limit is reached first. Leaves it in its original position. */
    public Solution solve(Problem problem) {
        Truth status = problem.status();
        if (status != Truth.UNKNOWN) {
            return new Solution(status, Solution.NO_MOVE);
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
            return new Solution(Truth.PROVEN, move);
        }
        boolean failed = disproof == 0 && anchor != CUT;
        return new Solution(failed ? Truth.DISPROVEN : Truth.UNKNOWN, move);
    }

    /** Searches the current position until one of its numbers reaches its bound; {@code from} is the first free child index. */
    private void search(int depth, int from, int proofBound, int disproofBound) {
        long before = counter.spent();
        if (before >= last || !counter.spend()) {
            stopped = true;
            return;
        }
        long key = problem.key();
        path[depth] = key;
        boolean prover = problem.proverToMove();
        int to = expand(depth, from, prover);
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

    /**
     * Generates the children of the current position and evaluates them statically, up to one that decides at once: no other
     * would be preferred to it. Returns the index after the last.
     */
    private int expand(int depth, int from, boolean prover) {
        int to = from + problem.moves(branches.room(from, problem.maxMoves()), from);
        boolean isDecided = false;
        for (int index = from; index < to && !isDecided; index++) {
            problem.play(branches.move(index));
            look(depth + 1);
            problem.undo();
            branches.set(index, proof, disproof, distance, anchor);
            isDecided = prover ? proof == 0 && distance == 0 : disproof == 0 && anchor == FREE;
            to = isDecided ? index + 1 : to;
        }
        return to;
    }

    /** Evaluates the current position without searching: status, repetition, transposition table or estimates. */
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

    /** Derives the result of the current position from its children. */
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
