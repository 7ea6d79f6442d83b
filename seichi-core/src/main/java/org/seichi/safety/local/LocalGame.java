package org.seichi.safety.local;

import org.seichi.rules.Suicide;
import org.seichi.search.Problem;
import org.seichi.search.Truth;

/**
 * Play in a zone: the opponent attacks, the owner answers or passes, and so on. The opponent never passes where the
 * owner needs no move of his own; he may where territory is asked for, and the owner then has to take what is inside. The opponent may retake a ko at once; the owner may not take back where a single stone of his
 * has just been taken.
 *
 * <p>The owner fails when a group that is owed life has no liberty left, when a group that is owed a liberty has none
 * with the opponent to move, or when a stone of his is captured in a zone with open points.
 */
final class LocalGame implements Problem {
    static final int PASS = LocalZone.MOST_POINTS;
    private static final int NO_KO = -1;
    private static final int MOST_MOVES = 128;

    private final LocalZone zone;
    private final LocalRules rules;
    private final Footing footing;
    private final int number;
    private final Looks looks;
    private final long salt;
    private final long[] stack = new long[3 * MOST_MOVES];
    private int depth;
    private long defenders;
    private long attackers;
    private int ko = NO_KO;
    private boolean attackerToMove = true;
    private boolean lost;
    private Truth status;
    private int missing;
    private int uncovered;

    /** The game in the position of its zone, the opponent to move. */
    LocalGame(LocalZone zone) {
        this(zone, 0, null);
    }

    /**
     * The same for a search of many positions.
     *
     * @param number tells this game from others in what is remembered
     * @param looks what is known of positions of zones
     */
    LocalGame(LocalZone zone, int number, Looks looks) {
        this.zone = zone;
        this.number = number;
        this.looks = looks;
        this.rules = new LocalRules(zone);
        this.footing = new Footing(zone);
        this.salt = mix(number * 0x9e3779b97f4a7c15L);
        set(zone.defenders, zone.attackers);
    }

    /** Sets up a position with the opponent to move. */
    void set(long newDefenders, long newAttackers) {
        defenders = newDefenders;
        attackers = newAttackers;
        ko = NO_KO;
        attackerToMove = true;
        lost = false;
        depth = 0;
        status = null;
    }

    /** The stones as they stand. */
    Strategy.Stand stand() {
        return new Strategy.Stand(zone.all, defenders, attackers);
    }

    boolean isEmpty(int point) {
        return (empty() >> point & 1) != 0;
    }

    /** The empty points. */
    long empty() {
        return zone.all & ~defenders & ~attackers;
    }

    /** Whether the last move of the opponent has won. */
    boolean isLost() {
        return lost;
    }

    /** Some points, and those that the owner's stones among them need to have a liberty there though one is attacked. */
    long support(long some, int attacked) {
        return footing.support(some, defenders, attacked < 0 ? attackers : attackers | 1L << attacked);
    }

    /** The stones that the opponent cannot join at a point, and what is next to them. */
    long attackersAround(int point) {
        long own = zone.flood(1L << point, attackers | 1L << point);
        return own | zone.grow(own);
    }

    /** The stones that a move of the owner takes, and what is next to them. */
    long takenAround(int move) {
        long taken = move == PASS ? 0 : takenBy(move);
        return taken | zone.grow(taken);
    }

    /** Whether the rules allow the opponent a move at an empty point, kos apart. */
    boolean canAttack(int point) {
        return canAttack(point, zone.all & ~defenders & ~attackers);
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
        if (lost) {
            return Truth.DISPROVEN;
        }
        if (!attackerToMove) {
            return Truth.UNKNOWN;
        }
        if (looks == null) {
            return lookAnew();
        }
        if (!looks.find(number, defenders, attackers)) {
            looks.store(number, defenders, attackers, lookAnew(), missing, uncovered);
        } else {
            missing = looks.missing();
            uncovered = looks.uncovered();
        }
        return looks.truth();
    }

    private Truth lookAnew() {
        Truth truth = rules.look(defenders, attackers);
        missing = rules.missing();
        uncovered = rules.uncovered();
        return truth;
    }

    /** The rules after a look at the position as it stands, which is proven. */
    LocalRules settled() {
        rules.look(defenders, attackers);
        return rules;
    }

    @Override
    public long key() {
        long key = mix(salt ^ defenders);
        key = mix(key + attackers);
        return mix(key + 2L * (ko + 1) + (attackerToMove ? 1 : 0));
    }

    private static long mix(long z) {
        long x = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        x = (x ^ (x >>> 27)) * 0x94d049bb133111ebL;
        return x ^ (x >>> 31);
    }

    @Override
    public int maxMoves() {
        return zone.size() + 1;
    }

    @Override
    public int moves(int[] into, int from) {
        int to = from;
        long empty = zone.all & ~defenders & ~attackers;
        for (long rest = empty; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            if (attackerToMove ? canAttack(point, empty) : canDefend(point, empty)) {
                into[to++] = point;
            }
        }
        if (!attackerToMove || zone.goal == Goal.TERRITORY) {
            into[to++] = PASS;
        }
        return to - from;
    }

    private boolean canAttack(int point, long empty) {
        long bit = 1L << point;
        if (((zone.neighbors[point] & empty) | (zone.open & bit)) != 0) {
            return true;
        }
        long own = zone.flood(bit, attackers | bit);
        if ((own & zone.open) != 0 || (zone.grow(own) & empty & ~bit) != 0 || capturesBy(point) || kills(bit)) {
            return true;
        }
        return zone.suicide != Suicide.FORBIDDEN && own != bit;
    }

    private boolean capturesBy(int point) {
        long bit = 1L << point;
        long empty = zone.all & ~defenders & ~attackers & ~bit;
        for (long near = zone.neighbors[point] & defenders; near != 0; ) {
            long block = zone.flood(near & -near, defenders);
            near &= ~block;
            if (isLoose(block) && (zone.grow(block) & empty) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a stone of the opponent would leave some group that is owed life without a liberty. */
    private boolean kills(long bit) {
        return footing.isGroupCaptured(defenders, attackers | bit);
    }

    /** Whether a block of the owner's stones belongs to no group. */
    private boolean isLoose(long block) {
        for (long contact : zone.contacts) {
            if ((contact & block) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether the owner may answer with a move, which may be a pass. */
    boolean canAnswer(int move) {
        return move == PASS
                || (move >= 0
                        && move < zone.size()
                        && isEmpty(move)
                        && canDefend(move, zone.all & ~defenders & ~attackers));
    }

    private boolean canDefend(int point, long empty) {
        if (point == ko) {
            return false;
        }
        long bit = 1L << point;
        if ((zone.neighbors[point] & empty) != 0) {
            return true;
        }
        long own = zone.flood(bit, defenders | bit);
        return (zone.grow(own) & empty & ~bit) != 0
                || footing.isBacked(own, defenders | bit, attackers)
                || takenBy(point) != 0;
    }

    /** The stones of the opponent that a stone of the owner takes. */
    private long takenBy(int point) {
        long bit = 1L << point;
        long empty = zone.all & ~defenders & ~attackers & ~bit;
        long taken = 0;
        for (long near = zone.neighbors[point] & attackers; near != 0; ) {
            long block = zone.flood(near & -near, attackers);
            near &= ~block;
            if ((block & zone.open) == 0 && (zone.grow(block) & empty) == 0) {
                taken |= block;
            }
        }
        return taken;
    }

    @Override
    public void play(int move) {
        push();
        status = null;
        ko = NO_KO;
        if (move == PASS) {
            attackerToMove = !attackerToMove;
            return;
        }
        if (attackerToMove) {
            attack(move);
        } else {
            long taken = takenBy(move);
            defenders |= 1L << move;
            attackers &= ~taken;
        }
        attackerToMove = !attackerToMove;
    }

    private void attack(int point) {
        long bit = 1L << point;
        attackers |= bit;
        long empty = zone.all & ~defenders & ~attackers;
        long captured = 0;
        for (long near = zone.neighbors[point] & defenders; near != 0; ) {
            long block = zone.flood(near & -near, defenders);
            near &= ~block;
            if (isLoose(block) && (zone.grow(block) & empty) == 0) {
                captured |= block;
            }
        }
        lost = (captured != 0 && !zone.isClosed()) || footing.isGroupCaptured(defenders, attackers);
        defenders &= ~captured;
        if (Long.bitCount(captured) == 1) {
            ko = Long.numberOfTrailingZeros(captured);
        }
        long own = zone.flood(bit, attackers);
        if ((own & zone.open) == 0 && (zone.grow(own) & zone.all & ~defenders & ~attackers) == 0) {
            attackers &= ~own;
        }
    }

    private void push() {
        stack[3 * depth] = defenders;
        stack[3 * depth + 1] = attackers;
        stack[3 * depth + 2] = (ko + 1) * 2L + (lost ? 1 : 0);
        depth++;
    }

    @Override
    public void undo() {
        depth--;
        defenders = stack[3 * depth];
        attackers = stack[3 * depth + 1];
        ko = (int) (stack[3 * depth + 2] >> 1) - 1;
        lost = (stack[3 * depth + 2] & 1) != 0;
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
