package org.seichi.zone;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.board.Zobrist;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.Solution;
import org.seichi.search.TranspositionTable;

/**
 * Depth-first proof-number search (df-pn, Nagai 2002) with relevance zones (Shih, Wu, Wei and Wu 2022): can the prover reach
 * his goal whatever the opponent does anywhere on the board?
 *
 * <p>The opponent first passes, as if he had played elsewhere; once the prover has an answer to that, only moves in the zone of
 * that answer can matter, and all of them are tried. How often he may pass on one line is bounded by his number of
 * <em>tempi</em>: a line on which he passes more often counts as a failure of the prover, who thus looks for quick success. A
 * pass is free where the goal looks reached. The prover tries only his most urgent moves. So a success is a proof, and a failure
 * proves nothing.
 *
 * <p>A repetition is a failure of the prover. The {@link KoThreats} of the claim determine who may retake a ko at once.
 */
final class ZoneSearch {
    private static final int INFINITE = TranspositionTable.INFINITE;
    /** Anchor of a result that depends on no repetition of a position on the path. */
    private static final int FREE = Integer.MAX_VALUE;
    /** Anchor of a result that depends on the depth limit. */
    private static final int CUT = -1;

    /** Keeps the hash keys of ko bans apart from those of widths and tempi. */
    private static final long BANS = 1L << 40;

    private static final int MOST_DEPTH = 160;
    private static final int WAY_BITS = 12;
    private static final int WAY_MASK = (1 << WAY_BITS) - 1;
    /** Number of attacks tried besides the pass until one is answered by a zone that it does not touch. */
    private static final int FIRST_ATTACKS = 5;
    /** What each point of urgency that a move lacks adds to its initial proof or disproof number, and the maximum of it. */
    private static final int PER_POINT = 2;

    private static final int MOST_ADDED = 20;
    /** Initial disproof number where the goal looks reached. */
    private static final int LIKELY = 2;

    private final SearchBoard board;
    private final Color prover;
    private final ClaimGoal goal;
    /** The numbers of each position; of a proven one the pattern that proves it, in place of the disproof number. */
    private final TranspositionTable memory;

    private final ZonePatterns patterns;
    private final MoveOrder order;
    private final ZoneWriter writer;
    private final BackedStones backed;
    private final ZonePatterns guesses;
    private final ZoneBranches branches = new ZoneBranches();
    private final long[] path = new long[MOST_DEPTH + 1];
    /** Number of positions on the path by the low bits of their keys: rules most repetitions out at once. */
    private final byte[] onWay = new byte[1 << WAY_BITS];

    private final PointSet.Builder[] quiet = new PointSet.Builder[MOST_DEPTH + 1];
    private final PointSet.Builder work;
    private final PointSet.Builder glance;

    private int width;
    private NodeCounter counter;
    private boolean stopped;

    /** The result of the last {@link #visit} or {@link #look}. */
    private int proof;

    private int disproof;
    private int pattern;
    private int anchor;

    ZoneSearch(
            SearchBoard board,
            Color prover,
            ClaimGoal goal,
            TranspositionTable memory,
            ZonePatterns patterns,
            MoveOrder order,
            BackedStones backed,
            ZonePatterns guesses) {
        this.board = board;
        this.prover = prover;
        this.goal = goal;
        this.memory = memory;
        this.patterns = patterns;
        this.order = order;
        this.backed = backed;
        this.guesses = guesses;
        writer = new ZoneWriter(board, prover, patterns, backed);
        work = PointSet.builder(board.board());
        glance = PointSet.builder(board.board());
        for (int depth = 0; depth <= MOST_DEPTH; depth++) {
            quiet[depth] = PointSet.builder(board.board());
        }
    }

    /**
     * Searches the position on the board; returns the pattern that proves it, or {@link ZonePatterns#NONE}.
     *
     * @param tempi how often the opponent may pass on a line
     * @param most maximum number of the prover's moves tried in a position
     */
    int search(int tempi, int most, NodeCounter nodes) {
        width = most;
        counter = nodes;
        stopped = false;
        boolean proverToMove = board.toMove() == prover;
        look(0, proverToMove, tempi, 0);
        if (proof != 0 && disproof != 0) {
            visit(0, 0, proverToMove, tempi, Board.NO_POINT, INFINITE, INFINITE);
        }
        return proof == 0 ? pattern : ZonePatterns.NONE;
    }

    private void visit(
            int depth, int from, boolean proverToMove, int tempi, int last, int proofBound, int disproofBound) {
        if (patterns.isFull() || !counter.spend()) {
            stopped = true;
            return;
        }
        long before = counter.spent();
        long here = place(proverToMove);
        path[depth] = here;
        onWay[(int) here & WAY_MASK]++;
        pattern = patterns.find(proverToMove);
        if (pattern != ZonePatterns.NONE) {
            found(0, INFINITE, pattern, FREE);
        } else if (proverToMove) {
            tryMoves(depth, from, tempi, last, proofBound, disproofBound);
        } else {
            answerAttacks(depth, from, tempi, last, proofBound, disproofBound);
        }
        onWay[(int) here & WAY_MASK]--;
        if (proof == 0) {
            remember(key(here, tempi), 0, pattern, counter.spent() - before);
        } else if (disproof != 0 || anchor == FREE) {
            remember(key(here, tempi), proof, disproof, counter.spent() - before);
        }
    }

    /** Searches an OR node: the prover is to move. */
    private void tryMoves(int depth, int from, int tempi, int last, int proofBound, int disproofBound) {
        int guess = guesses.find(true);
        order.choose(prover, true, width, last, guess == ZonePatterns.NONE ? Board.NO_POINT : guesses.reply(guess));
        int to = expand(from);
        for (int index = from; index < to; index++) {
            lookAfter(depth, index, false, tempi);
            if (proof == 0) {
                learn(true, last, index, from, index);
                succeed(index);
                return;
            }
        }
        while (true) {
            weigh(from, to, depth, true);
            if (stopped || proof >= proofBound || disproof >= disproofBound) {
                return;
            }
            int best = branches.best();
            descend(best, depth, to, false, tempi, proofBound, disproofBound);
            if (branches.isProven(best)) {
                learn(true, last, best, from, to);
                succeed(best);
                return;
            }
        }
    }

    /** Updates the history of replies: one of the branches has worked. */
    private void learn(boolean proverMoved, int last, int worked, int from, int to) {
        for (int index = from; index < to; index++) {
            if (index != worked) {
                order.history().fades(proverMoved, last, branches.move(index));
            }
        }
        order.history().works(proverMoved, last, branches.move(worked));
    }

    private void succeed(int index) {
        boolean needed = writer.writeMove(work, branches.move(index), branches.pattern(index));
        pattern = patterns.add(work, true, needed ? branches.move(index) : Board.NO_POINT);
        found(0, INFINITE, pattern, FREE);
    }

    /** Searches an AND node: the opponent is to move. */
    private void answerAttacks(int depth, int from, int tempi, int last, int proofBound, int disproofBound) {
        order.choose(prover.opponent(), false, FIRST_ATTACKS, last, Board.NO_POINT);
        int pass = goal.isLikely(glance) ? 0 : 1;
        int to = expandWithPass(from);
        for (int index = from; index < to; index++) {
            lookAfter(depth, index, true, branches.move(index) == Board.NO_POINT ? tempi - pass : tempi);
        }
        int smallest = Integer.MAX_VALUE;
        while (true) {
            int calm = quietest(from, to, smallest);
            while (calm >= 0) {
                smallest = patterns.size(branches.pattern(calm));
                quiet[depth].clear();
                patterns.addTo(quiet[depth], branches.pattern(calm));
                order.all(prover.opponent(), quiet[depth], last);
                to = expand(from);
                for (int index = from; index < to; index++) {
                    lookAfter(depth, index, true, tempi);
                }
                calm = quietest(from, to, smallest);
            }
            weigh(from, to, depth, false);
            if (to == from || proof == 0) {
                answered(depth, from, to);
                return;
            }
            if (disproof == 0) {
                learn(false, last, branches.best(), from, to);
            }
            if (stopped || proof >= proofBound || disproof >= disproofBound) {
                return;
            }
            int best = branches.best();
            int left = branches.move(best) == Board.NO_POINT ? tempi - pass : tempi;
            descend(best, depth, to, true, left, proofBound, disproofBound);
        }
    }

    /** Returns the proven branch with the smallest zone below a size that contains neither its move nor its captures; -1 if none. */
    private int quietest(int from, int to, int below) {
        int quietest = -1;
        int least = below;
        for (int index = from; index < to; index++) {
            if (branches.isProven(index)
                    && patterns.size(branches.pattern(index)) < least
                    && writer.isElsewhere(prover.opponent(), branches.move(index), branches.pattern(index))) {
                least = patterns.size(branches.pattern(index));
                quietest = index;
            }
        }
        return quietest;
    }

    /** Records the success of a node where every attack in the quiet zone is answered. */
    private void answered(int depth, int from, int to) {
        work.clear().addAll(quiet[depth]);
        for (int index = from; index < to; index++) {
            writer.addAttack(work, branches.move(index), branches.pattern(index));
        }
        PointSet.Builder zone = quiet[depth];
        for (int point = zone.next(Board.NO_POINT); point != Board.NO_POINT; point = zone.next(point)) {
            boolean closed = board.at(point) == Stones.EMPTY && point != patterns.ban(false);
            if (closed && !order.canAttack(prover.opponent(), point)) {
                writer.addReasons(work, point);
            }
        }
        writer.close(work);
        pattern = patterns.add(work, false, Board.NO_POINT);
        found(0, INFINITE, pattern, FREE);
    }

    /** Adds a pass and the chosen moves as branches. */
    private int expandWithPass(int from) {
        branches.ensure(from + 1);
        branches.setMove(from, Board.NO_POINT);
        branches.set(from, 1, 1, ZonePatterns.NONE, FREE);
        return expand(from + 1);
    }

    /** Adds the chosen moves as branches, with initial estimates of their numbers. */
    private int expand(int from) {
        int to = from;
        branches.ensure(from + order.count());
        for (int i = 0; i < order.count(); i++) {
            int guess = 1 + Math.min(MOST_ADDED, PER_POINT * order.gap(i));
            branches.setMove(to, order.move(i));
            branches.set(to++, guess, guess, ZonePatterns.NONE, FREE);
        }
        return to;
    }

    private void lookAfter(int depth, int index, boolean proverToMove, int tempi) {
        board.playOrPass(branches.move(index));
        look(depth + 1, proverToMove, tempi, branches.guess(index) - 1);
        board.undo();
        branches.set(index, proof, disproof, pattern, anchor);
    }

    private void descend(
            int index, int depth, int from, boolean proverToMove, int tempi, int proofBound, int disproofBound) {
        int move = branches.move(index);
        int own = branches.ownBound(proverToMove ? disproofBound : proofBound);
        int others = branches.othersBound(proverToMove ? proofBound : disproofBound);
        board.playOrPass(move);
        visit(depth + 1, from, proverToMove, tempi, move, proverToMove ? others : own, proverToMove ? own : others);
        board.undo();
        if (!stopped || proof == 0) {
            branches.set(index, proof, disproof, pattern, anchor);
        }
    }

    /** Evaluates a position without searching it. */
    private void look(int depth, boolean proverToMove, int tempi, int guess) {
        long here = place(proverToMove);
        int repeated = depth == MOST_DEPTH ? CUT : onPath(here, depth);
        if (repeated < depth) {
            found(INFINITE, 0, ZonePatterns.NONE, repeated);
            return;
        }
        long key = key(here, tempi);
        int entry = memory.find(key);
        if (entry != TranspositionTable.ABSENT) {
            proof = memory.proof(entry);
            disproof = proof == 0 ? INFINITE : memory.disproof(entry);
            pattern = proof == 0 ? memory.disproof(entry) : ZonePatterns.NONE;
            anchor = FREE;
            return;
        }
        pattern = patterns.find(proverToMove);
        if (pattern == ZonePatterns.NONE && !proverToMove) {
            work.clear();
            if (goal.isReached(work)) {
                writer.close(work);
                pattern = backed.isReserved(work) ? ZonePatterns.NONE : patterns.add(work, false, ZonePatterns.END);
            }
        }
        if (pattern != ZonePatterns.NONE) {
            found(0, INFINITE, pattern, FREE);
            remember(key, 0, pattern, 0);
        } else {
            boolean likely = !proverToMove && goal.isLikely(glance);
            boolean hopeless = proverToMove ? goal.isLost() : tempi == 0 && !likely;
            found(
                    hopeless ? INFINITE : proverToMove || likely ? 1 : 1 + guess,
                    hopeless ? 0 : likely ? LIKELY : proverToMove ? 1 + guess : 1,
                    ZonePatterns.NONE,
                    FREE);
            remember(key, proof, disproof, 0);
        }
    }

    private void remember(long key, int newProof, int other, long nodes) {
        memory.store(key, newProof, other, Solution.NO_MOVE, 0, nodes + 1);
    }

    private void found(int newProof, int newDisproof, int newPattern, int newAnchor) {
        proof = newProof;
        disproof = newDisproof;
        pattern = newPattern;
        anchor = newAnchor;
    }

    private void weigh(int from, int to, int depth, boolean proverToMove) {
        branches.weigh(from, to, proverToMove);
        int lowest = branches.disproof(proverToMove) == 0 ? branches.anchor() : FREE;
        found(
                branches.proof(proverToMove),
                branches.disproof(proverToMove),
                ZonePatterns.NONE,
                lowest >= depth ? FREE : lowest);
    }

    private int onPath(long place, int depth) {
        if (onWay[(int) place & WAY_MASK] == 0) {
            return depth;
        }
        int index = 0;
        while (index < depth && path[index] != place) {
            index++;
        }
        return index;
    }

    private long place(boolean proverToMove) {
        long stones = proverToMove ? board.hash() : board.hash() ^ Zobrist.whiteToMove();
        int ban = patterns.ban(proverToMove);
        return ban == Board.NO_POINT ? stones : stones ^ Zobrist.mix(ban + BANS);
    }

    private long key(long place, int tempi) {
        // The halves change places, so that the bits that choose an entry are not those of onWay.
        return Long.rotateLeft(place ^ Zobrist.mix(((long) width << 8) + tempi + 1), Integer.SIZE);
    }
}
