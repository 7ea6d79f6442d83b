package org.seichi.semeai;

import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * The state of one side's eye during a race: which of its points the owner has filled, and where stones of the opponent
 * stand. Points are bits, in the order of the plan.
 *
 * <p>The owner's stones in the eye count as part of his chain. That is true if every point touches the chain, and in a
 * {@linkplain RaceEye#isSettled settled} eye: the only point there that may not touch the chain is the vital one, which the
 * opponent holds until it is captured from an adjacent point.
 *
 * @param plan the geometry of the eye; equal only to itself
 * @param filled points with stones of the owner
 * @param intruders points with stones of the opponent
 */
record EyeState(Plan plan, int filled, int intruders) {
    private static final EyeState NONE = new EyeState(new Plan(new int[0], 0), 0, 0);

    /** The only eye of a side, or none. */
    static EyeState of(Board board, RaceSide side) {
        if (side.eyes().isEmpty()) {
            return NONE;
        }
        RaceEye eye = side.eyes().get(0);
        int[] points = eye.points().toArray();
        int[] beside = new int[points.length];
        for (int i = 0; i < points.length; i++) {
            beside[i] = bits(points, board.neighbors(points[i]));
        }
        return new EyeState(
                new Plan(beside, bits(points, side.chain().neighbors(board))), 0, bits(points, eye.intruders()));
    }

    private static int bits(int[] points, PointSet which) {
        int bits = 0;
        for (int i = 0; i < points.length; i++) {
            bits |= which.contains(points[i]) ? 1 << i : 0;
        }
        return bits;
    }

    /** The points without a stone. */
    int empty() {
        return plan.all() & ~filled & ~intruders;
    }

    /** Number of liberties of the owner's chain in the eye. */
    int liberties() {
        return Integer.bitCount(empty() & (plan.walls | plan.beside(filled)));
    }

    /** The state after a stone of the owner on an empty point, which captures intruders without liberties. */
    EyeState filledAt(int point) {
        int now = filled | point;
        int free = plan.all() & ~now & ~intruders;
        return new EyeState(plan, now, plan.reached(intruders & plan.beside(free), intruders));
    }

    /** The state after a stone of the opponent on an empty point. */
    EyeState intrudedAt(int point) {
        return new EyeState(plan, filled, intruders | point);
    }

    /** The owner's points here: one for each empty point, two for each dead stone. */
    int worth() {
        return Integer.bitCount(empty()) + 2 * Integer.bitCount(intruders);
    }

    /** Whether the chain cannot be captured although it has no other liberty and the opponent moves first. */
    boolean lives() {
        return empty() != 0 && !isTaken();
    }

    /** Whether the chain cannot be captured although it has no other liberty, if its owner moves first. */
    boolean mayLive() {
        boolean lives = lives();
        for (int rest = empty(); !lives && rest != 0; rest &= rest - 1) {
            lives = filledAt(Integer.lowestOneBit(rest)).lives();
        }
        return lives;
    }

    private boolean isTaken() {
        for (int rest = empty(); rest != 0; rest &= rest - 1) {
            EyeState next = intrudedAt(Integer.lowestOneBit(rest));
            if (next.liberties() == 0 || (next.intrudersStand() && next.isLost())) {
                return true;
            }
        }
        return false;
    }

    /** Whether the chain is captured even if its owner moves first; he may pass. */
    private boolean isLost() {
        boolean lost = isTaken();
        for (int rest = empty(); lost && rest != 0; rest &= rest - 1) {
            EyeState next = filledAt(Integer.lowestOneBit(rest));
            lost = next.liberties() == 0 || next.isTaken();
        }
        return lost;
    }

    /** Whether all stones of the opponent have a liberty. */
    boolean intrudersStand() {
        return plan.reached(intruders & plan.beside(empty()), intruders) == intruders;
    }

    /** The geometry of an eye: the neighbors of each point, and the points next to the owner's chain. */
    static final class Plan {
        private final int[] beside;
        private final int walls;

        private Plan(int[] beside, int walls) {
            this.beside = beside;
            this.walls = walls;
        }

        private int all() {
            return (1 << beside.length) - 1;
        }

        private int beside(int points) {
            int found = 0;
            for (int rest = points; rest != 0; rest &= rest - 1) {
                found |= beside[Integer.numberOfTrailingZeros(rest)];
            }
            return found;
        }

        /** The points of a set that are connected to seeds within it. */
        private int reached(int seeds, int within) {
            int reached = seeds;
            int before = 0;
            while (reached != before) {
                before = reached;
                reached |= beside(reached) & within;
            }
            return reached;
        }
    }
}
