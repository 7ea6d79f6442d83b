package org.seichi.accuracy;

import java.util.Arrays;
import org.seichi.board.Color;

/**
 * Solves a game on all fillings of a region at once: values are improved filling by filling, forward and backward, until none
 * changes. They start as if every game were endless, so that what still is in the end is the value of an endless game.
 */
final class RegionSolver {
    private final RegionMoves moves;
    /** The value of each filling at the end of the game. */
    private final byte[] end;
    /** What a move costs its player. */
    private final int cost;
    /** The value of an endless game; no value lies farther from zero. */
    private final int endless;
    /** By player to move, whether the other one has passed, and filling. */
    private final byte[][][] values;

    private RegionSolver(RegionMoves moves, byte[] end, int cost, int endless) {
        this.moves = moves;
        this.end = end;
        this.cost = cost;
        this.endless = endless;
        values = new byte[2][2][end.length];
        for (byte[][] ofPlayer : values) {
            for (byte[] ofPass : ofPlayer) {
                Arrays.fill(ofPass, (byte) endless);
            }
        }
    }

    /** The values for Black, by first player and filling; without meaning where the filling is not legal. */
    static byte[][] solve(RegionMoves moves, byte[] end, int cost, int endless) {
        RegionSolver solver = new RegionSolver(moves, end, cost, endless);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int filling = 0; filling < end.length; filling++) {
                changed |= solver.improve(filling);
            }
            for (int filling = end.length - 1; filling >= 0; filling--) {
                changed |= solver.improve(filling);
            }
        }
        return new byte[][] {solver.values[0][0], solver.values[1][0]};
    }

    /** Improves the values of a filling once, and returns whether one changed. */
    private boolean improve(int filling) {
        boolean changed = false;
        for (Color player : Color.values()) {
            if (moves.isLegal(filling)) {
                byte[][] next = values[player.opponent().ordinal()];
                byte[][] own = values[player.ordinal()];
                int played = played(next[0], filling, player);
                changed |= set(own[0], filling, better(player, played, next[1][filling]));
                changed |= set(own[1], filling, better(player, played, end[filling]));
            }
        }
        return changed;
    }

    /** The best that a move of a player leads to; where he has none, worse than anything. */
    private int played(byte[] next, int filling, Color player) {
        int sign = player == Color.BLACK ? 1 : -1;
        int best = -sign * Byte.MAX_VALUE;
        for (int after : moves.after(filling, player)) {
            best = better(player, best, next[after] - sign * cost);
        }
        return best;
    }

    private static int better(Color player, int one, int other) {
        return player == Color.BLACK ? Math.max(one, other) : Math.min(one, other);
    }

    private boolean set(byte[] values, int filling, int value) {
        int most = Math.abs(endless);
        byte within = (byte) Math.max(-most, Math.min(most, value));
        boolean isNew = values[filling] != within;
        values[filling] = within;
        return isNew;
    }
}
