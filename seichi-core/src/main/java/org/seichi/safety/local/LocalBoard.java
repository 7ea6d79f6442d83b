package org.seichi.safety.local;

import org.seichi.rules.Suicide;

/**
 * The stones in a zone, which moves are possible there, and what they take. The opponent may retake a ko at once; the owner may
 * not take back where a single stone of his has just been taken.
 */
final class LocalBoard {
    private static final int NO_KO = -1;

    private final LocalZone zone;
    private final LocalLiberties liberties;
    private long defenders;
    private long attackers;
    private int ko;
    private boolean lost;

    /** The stones of a zone as they stand on the board. */
    LocalBoard(LocalZone zone) {
        this.zone = zone;
        this.liberties = new LocalLiberties(zone);
        set(zone.defenders, zone.attackers);
    }

    /** Sets up a position. */
    void set(long newDefenders, long newAttackers) {
        defenders = newDefenders;
        attackers = newAttackers;
        ko = NO_KO;
        lost = false;
    }

    /** Goes back to a position with its {@link #state}. */
    void restore(long oldDefenders, long oldAttackers, long state) {
        defenders = oldDefenders;
        attackers = oldAttackers;
        ko = (int) (state >> 1) - 1;
        lost = (state & 1) != 0;
    }

    /** What a position is besides its stones: the ko, and whether it is lost. */
    long state() {
        return (ko + 1) * 2L + (lost ? 1 : 0);
    }

    /** The owner's stones. */
    long defenders() {
        return defenders;
    }

    /** The opponent's stones. */
    long attackers() {
        return attackers;
    }

    /** The empty points. */
    long empty() {
        return zone.all & ~defenders & ~attackers;
    }

    /** One more than the point where the owner may not take back, or 0. */
    int koNumber() {
        return ko + 1;
    }

    /** Whether the last move of the opponent has won. */
    boolean isLost() {
        return lost;
    }

    /** Some points, and those that the owner's stones among them need to have a liberty there though one is attacked. */
    long support(long some, int attacked) {
        return liberties.support(some, defenders, attacked < 0 ? attackers : attackers | 1L << attacked);
    }

    /** The stones that the opponent cannot join at a point, and what is next to them. */
    long attackersAround(int point) {
        long own = zone.flood(1L << point, attackers | 1L << point);
        return own | zone.grow(own);
    }

    /** Whether the rules allow the opponent a move at an empty point, kos apart. */
    boolean canAttack(int point) {
        long empty = empty();
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
        return liberties.isGroupCaptured(defenders, attackers | bit);
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

    /** Whether the rules allow the owner a move at an empty point. */
    boolean canDefend(int point) {
        long empty = empty();
        if (point == ko) {
            return false;
        }
        long bit = 1L << point;
        if ((zone.neighbors[point] & empty) != 0) {
            return true;
        }
        long own = zone.flood(bit, defenders | bit);
        return (zone.grow(own) & empty & ~bit) != 0
                || liberties.isBacked(own, defenders | bit, attackers)
                || takenBy(point) != 0;
    }

    /** The stones of the opponent that a stone of the owner takes. */
    long takenBy(int point) {
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

    /** Nobody plays; the ko is open again. */
    void pass() {
        ko = NO_KO;
    }

    /** The owner plays at a point where he can. */
    void defend(int point) {
        ko = NO_KO;
        long taken = takenBy(point);
        defenders |= 1L << point;
        attackers &= ~taken;
    }

    /** The opponent plays at a point where he can. */
    void attack(int point) {
        ko = NO_KO;
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
        lost = (captured != 0 && !zone.isClosed()) || liberties.isGroupCaptured(defenders, attackers);
        defenders &= ~captured;
        if (Long.bitCount(captured) == 1) {
            ko = Long.numberOfTrailingZeros(captured);
        }
        long own = zone.flood(bit, attackers);
        if ((own & zone.open) == 0 && (zone.grow(own) & zone.all & ~defenders & ~attackers) == 0) {
            attackers &= ~own;
        }
    }
}
