package org.seichi.safety.local;

import org.seichi.board.Zobrist;
import org.seichi.search.Problem;
import org.seichi.search.Truth;

/**
 * Play in a zone: the opponent attacks, the owner answers or passes, and so on, on a {@link LocalBoard}. The opponent may pass
 * only where territory has to be proven; the owner may not pass in reply, since he has to capture what is inside.
 *
 * <p>The owner fails when a group that is owed life has no liberty left, when a group that is owed a liberty has none
 * with the opponent to move, or when a stone of his is captured in a zone with open points.
 */
final class LocalGame implements Problem {
    static final int PASS = LocalZone.MOST_POINTS;
    private static final int MOST_MOVES = 128;

    private final LocalZone zone;
    private final LocalRules rules;
    private final LocalBoard board;
    private final int number;
    private final LocalRulesCache cache;
    private final long salt;
    private final long[] stack = new long[3 * MOST_MOVES];
    private int depth;
    private boolean attackerToMove = true;
    /** Whether the opponent has just passed; then the owner may not pass, as the opponent's stones inside would stay. */
    private boolean passed;

    private Truth status;
    private int missing;
    private int uncovered;

    /**
     * Creates a game in the position of its zone, with the opponent to move.
     *
     * @param number distinguishes this game from others in hash keys and in the cache
     * @param cache results of the static rules
     */
    LocalGame(LocalZone zone, int number, LocalRulesCache cache) {
        this.zone = zone;
        this.number = number;
        this.cache = cache;
        this.rules = new LocalRules(zone);
        this.board = new LocalBoard(zone);
        this.salt = Zobrist.mix(number * 0x9e3779b97f4a7c15L);
    }

    /** Sets up a position with the opponent to move. */
    void set(long newDefenders, long newAttackers) {
        board.set(newDefenders, newAttackers);
        attackerToMove = true;
        passed = false;
        depth = 0;
        status = null;
    }

    /** Returns the current stones. */
    Strategy.LocalPosition position() {
        return new Strategy.LocalPosition(board.defenders(), board.attackers());
    }

    /** Returns the board, which must not be changed. */
    LocalBoard board() {
        return board;
    }

    @Override
    public boolean proverToMove() {
        return !attackerToMove;
    }

    @Override
    public Truth status() {
        if (status == null) {
            status = look();
        }
        return status;
    }

    private Truth look() {
        if (board.isLost()) {
            return Truth.DISPROVEN;
        }
        if (!attackerToMove) {
            return Truth.UNKNOWN;
        }
        if (!cache.find(number, board.defenders(), board.attackers())) {
            Truth truth = rules.look(board.defenders(), board.attackers());
            cache.store(number, board.defenders(), board.attackers(), truth, rules.missing(), rules.uncovered());
        }
        missing = cache.missing();
        uncovered = cache.uncovered();
        return cache.truth();
    }

    /** Returns the answers that keep what is proven in the current position. */
    Pairs settled() {
        rules.look(board.defenders(), board.attackers());
        return rules.pairs();
    }

    @Override
    public long key() {
        long key = Zobrist.mix(salt ^ board.defenders());
        key = Zobrist.mix(key + board.attackers());
        return Zobrist.mix(key + 4L * board.koNumber() + (passed ? 2 : 0) + (attackerToMove ? 1 : 0));
    }

    @Override
    public int maxMoves() {
        return zone.size() + 1;
    }

    @Override
    public int moves(int[] into, int from) {
        int to = from;
        for (long rest = board.empty(); rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            if (attackerToMove ? board.canAttack(point) : board.canDefend(point)) {
                into[to++] = point;
            }
        }
        if (attackerToMove ? zone.goal == Goal.TERRITORY : !passed) {
            into[to++] = PASS;
        }
        return to - from;
    }

    /** Whether the owner may answer with a move or pass. */
    boolean canAnswer(int move) {
        return move == PASS || (move >= 0 && move < zone.size() && board.isEmpty(move) && board.canDefend(move));
    }

    @Override
    public void play(int move) {
        push();
        status = null;
        passed = attackerToMove && move == PASS;
        if (move == PASS) {
            board.pass();
        } else if (attackerToMove) {
            board.attack(move);
        } else {
            board.defend(move);
        }
        attackerToMove = !attackerToMove;
    }

    private void push() {
        stack[3 * depth] = board.defenders();
        stack[3 * depth + 1] = board.attackers();
        stack[3 * depth + 2] = 2 * board.state() + (passed ? 1 : 0);
        depth++;
    }

    @Override
    public void undo() {
        depth--;
        board.restore(stack[3 * depth], stack[3 * depth + 1], stack[3 * depth + 2] >> 1);
        passed = (stack[3 * depth + 2] & 1) != 0;
        attackerToMove = !attackerToMove;
        status = null;
    }

    @Override
    public int proofEstimate() {
        return attackerToMove ? 1 + missing + 2 * uncovered : 1;
    }

    @Override
    public int disproofEstimate() {
        return 1;
    }
}
