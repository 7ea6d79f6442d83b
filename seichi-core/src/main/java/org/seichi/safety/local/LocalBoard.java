package org.seichi.safety.local;

import org.seichi.rules.Suicide;

/**
 * The stones in a zone, with legal moves and captures. The opponent may retake a ko at once; the owner may not play where a
 * single stone of his has just been captured.
 */
final class LocalBoard {
    private static final int NO_KO = -1;

    private final LocalZone zone;
    private final LocalLiberties liberties;
    private long defenders;
    private long attackers;
    private int ko;
    private boolean lost;

    /** Sets up the stones of a zone as they stand on the board. */
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

    /** Restores a position, given its stones and {@link #state}. */
    void restore(long oldDefenders, long oldAttackers, long state) {
        defenders = oldDefenders;
        attackers = oldAttackers;
        ko = (int) (state >> 1) - 1;
        lost = (state & 1) != 0;
    }

    /** Returns the ko and whether the position is lost, packed. */
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

    boolean isEmpty(int point) {
        return (empty() >> point & 1) != 0;
    }

    /** Returns one more than the point where the owner may not retake a ko, or 0. */
    int koNumber() {
        return ko + 1;
    }

    /** Whether the opponent's last move has won. */
    boolean isLost() {
        return lost;
    }

    /** Whether a move of the opponent at an empty point is legal, if he may retake every ko. */
    boolean canAttack(int point) {
        long empty = empty();
        long bit = 1L << point;
        if (((zone.neighbors[point] & empty) | (zone.open & bit)) != 0) {
            return true;
        }
        long own = zone.flood(bit, attackers | bit);
        if ((own & zone.open) != 0
                || (zone.grow(own) & empty & ~bit) != 0
                || capturedBy(point) != 0
                || liberties.isGroupCaptured(defenders, attackers | bit)) {
            return true;
        }
        return zone.suicide != Suicide.FORBIDDEN && own != bit;
    }

    /** Returns the owner's stones that touch no group and that a move of the opponent captures. */
    private long capturedBy(int point) {
        long empty = empty() & ~(1L << point);
        long captured = 0;
        for (long near = zone.neighbors[point] & defenders; near != 0; ) {
            long block = zone.flood(near & -near, defenders);
            near &= ~block;
            if (isLoose(block) && (zone.grow(block) & empty) == 0) {
                captured |= block;
            }
        }
        return captured;
    }

    /** Whether a block of the owner's stones touches no group. */
    private boolean isLoose(long block) {
        for (long contact : zone.contacts) {
            if ((contact & block) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether a move of the owner at an empty point is legal. */
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

    /** Returns the stones of the opponent that a move of the owner captures. */
    private long takenBy(int point) {
        long empty = empty() & ~(1L << point);
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

    /** Plays a pass, which lifts the ban of a ko. */
    void pass() {
        ko = NO_KO;
    }

    /** Plays a legal move of the owner. */
    void defend(int point) {
        ko = NO_KO;
        long taken = takenBy(point);
        defenders |= 1L << point;
        attackers &= ~taken;
    }

    /** Plays a legal move of the opponent. */
    void attack(int point) {
        ko = NO_KO;
        long bit = 1L << point;
        long captured = capturedBy(point);
        attackers |= bit;
        lost = (captured != 0 && !zone.isClosed()) || liberties.isGroupCaptured(defenders, attackers);
        defenders &= ~captured;
        if (Long.bitCount(captured) == 1) {
            ko = Long.numberOfTrailingZeros(captured);
        }
        long own = zone.flood(bit, attackers);
        if ((own & zone.open) == 0 && (zone.grow(own) & empty()) == 0) {
            attackers &= ~own;
        }
    }
}
