package org.seichi.safety.local;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.seichi.search.NodeCounter;
import org.seichi.search.Truth;

/**
 * Searches a zone for a proof of safety and for the points that the proof needs, its <em>reach</em> (relevance zones; Shih,
 * Wu, Wei and Wu 2022). The owner first looks for the move that he would play if the opponent passed, his plan. The plan meets
 * every attack outside its reach, so only attacks inside are searched; their answers may widen the reach.
 *
 * <p>The result is a proposal, which {@link ReachWriter} checks.
 */
final class ReachSearch {
    /** Returned where nothing was proven. */
    static final long FAILED = -1;

    private static final int MOST_MOVES = LocalZone.MOST_POINTS + 1;
    /** Maximum number of the owner's moves tried in a position where none proves it at once. */
    private static final int MOST_TRIED = 16;

    private final LocalZone zone;
    private final LocalGame game;
    private final NodeCounter counter;
    private final Map<Long, KnownReach> findings = new HashMap<>();
    private final int[][] moves;
    private final long[] scores = new long[MOST_MOVES];
    private boolean stopped;

    /**
     * The result of searching a position.
     *
     * @param reach the points that its proof needs, or {@link #FAILED}
     * @param move the owner's move, if he is to move
     * @param limit how many moves of the owner were allowed
     */
    private record KnownReach(long reach, int move, int limit) {}

    ReachSearch(LocalZone zone, LocalGame game, NodeCounter counter, int depth) {
        this.zone = zone;
        this.game = game;
        this.counter = counter;
        this.moves = new int[depth + 1][];
    }

    /** Searches the game's position with the opponent to move; returns the reach of a proof, or {@link #FAILED}. */
    long prove() {
        for (int limit = 0; limit < moves.length && !stopped; limit++) {
            long reach = attack(limit);
            if (reach != FAILED) {
                return reach;
            }
        }
        return FAILED;
    }

    /** Returns the reach of the proof found for the game's position, whoever is to move; {@link #FAILED} if there is none. */
    long reach() {
        if (game.status() == Truth.PROVEN) {
            return game.settled().reach();
        }
        KnownReach finding = findings.get(game.key());
        return finding == null ? FAILED : finding.reach;
    }

    /** Returns the owner's move that was found for the game's position. */
    int move() {
        return findings.get(game.key()).move;
    }

    /** Searches with the opponent to move and a maximum number of the owner's moves; returns the reach, or {@link #FAILED}. */
    private long attack(int limit) {
        Truth status = game.status();
        if (status != Truth.UNKNOWN || limit == 0) {
            return status == Truth.PROVEN ? game.settled().reach() : FAILED;
        }
        long key = game.key();
        KnownReach known = findings.get(key);
        if (known != null && (known.reach != FAILED || known.limit >= limit)) {
            return known.reach;
        }
        if (!counter.spend()) {
            stopped = true;
            return FAILED;
        }
        long reach = meetAll(limit);
        if (!stopped || reach != FAILED) {
            findings.put(key, new KnownReach(reach, LocalGame.PASS, limit));
        }
        return reach;
    }

    private long meetAll(int limit) {
        game.play(LocalGame.PASS);
        long reach = defend(limit, LocalGame.PASS, -1);
        int plan = reach == FAILED ? LocalGame.PASS : move();
        game.undo();
        long met = 0;
        while (reach != FAILED && (reach & game.board().empty() & ~met) != 0) {
            long open = reach & game.board().empty() & ~met;
            int attack = (open >> plan & 1) != 0 ? plan : Long.numberOfTrailingZeros(open);
            met |= 1L << attack;
            if (game.board().canAttack(attack)) {
                game.play(attack);
                long answered = defend(limit, plan, attack);
                game.undo();
                reach = answered == FAILED ? FAILED : reach | answered;
            } else {
                reach = game.board().support(reach | game.board().attackersAround(attack), attack);
            }
            reach = reach == FAILED ? FAILED : game.board().support(reach, -1);
        }
        return reach;
    }

    /** Searches with the owner to move and a maximum number of his moves; returns the reach, or {@link #FAILED}. */
    private long defend(int limit, int plan, int attack) {
        if (game.board().isLost()) {
            return FAILED;
        }
        long key = game.key();
        KnownReach known = findings.get(key);
        if (known != null && (known.reach != FAILED || known.limit >= limit)) {
            return known.reach;
        }
        int[] order = order(limit, plan, attack);
        for (int move : order) {
            long taken = game.takenAround(move);
            game.play(move);
            long reach = attack(limit - 1);
            if (reach != FAILED) {
                reach = game.board().support(reach | (move == LocalGame.PASS ? 0 : 1L << move), -1);
            }
            game.undo();
            if (reach != FAILED) {
                reach = game.board().support(reach | taken | (move == LocalGame.PASS ? 0 : 1L << move), -1);
                findings.put(key, new KnownReach(reach, move, limit));
                return reach;
            }
            if (stopped) {
                return FAILED;
            }
        }
        findings.put(key, new KnownReach(FAILED, LocalGame.PASS, limit));
        return FAILED;
    }

    /** Returns the owner's moves to try, best first, or the one that proves it at once; a pass only in answer to an attack. */
    private int[] order(int limit, int plan, int attack) {
        int[] all = new int[MOST_MOVES];
        int count = game.moves(all, 0);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int move = all[i];
            if (move == LocalGame.PASS && attack < 0) {
                continue;
            }
            long score = score(move, plan, attack);
            if (score == Long.MIN_VALUE) {
                return new int[] {move};
            }
            if (limit == 1) {
                continue;
            }
            scores[kept++] = score << 8 | move;
        }
        Arrays.sort(scores, 0, kept);
        int[] order = new int[Math.min(kept, MOST_TRIED)];
        for (int i = 0; i < order.length; i++) {
            order[i] = (int) (scores[i] & 0xff);
        }
        return order;
    }

    /** Returns an estimate of what a move leaves to be proven: less is better; {@link Long#MIN_VALUE} if nothing. */
    private long score(int move, int plan, int attack) {
        game.play(move);
        Truth status = game.status();
        int estimate = game.proofEstimate();
        game.undo();
        if (status == Truth.PROVEN) {
            return Long.MIN_VALUE;
        }
        if (status == Truth.DISPROVEN) {
            return 1 << 20;
        }
        long near = attack >= 0 && move != LocalGame.PASS && (zone.neighbors[move] >> attack & 1) != 0 ? 2 : 0;
        return 8L * estimate - near - (move == plan ? 100 : 0);
    }
}
