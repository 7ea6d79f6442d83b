package org.seichi.accuracy;

import java.util.Arrays;
import org.seichi.board.Color;
import org.seichi.board.Position;

/**
 * The legal fillings of a {@link WalledRegion}, the moves that lead from one to another, and the area of each. It shares nothing
 * with the library's way of taking stones: sets of points are bits, in the order of the region's points. Suicide is not allowed.
 */
final class RegionMoves {
    private final int size;
    /** The neighbors of each point in the region. */
    private final int[] neighbors;
    /** By color: the points next to a wall of that color. */
    private final int[] beside = new int[2];
    /** The number in base three with a digit of one for each point of a set. */
    private final int[] ternary;
    /** By player and filling: the fillings that a move leads to; null if the filling is not legal. */
    private final int[][][] after = new int[2][][];

    private final byte[] area;

    RegionMoves(WalledRegion region) {
        size = region.size();
        neighbors = new int[size];
        ternary = new int[1 << size];
        area = new byte[region.fillings()];
        after[0] = new int[region.fillings()][];
        after[1] = new int[region.fillings()][];
        look(region);
        for (int points = 1; points < ternary.length; points++) {
            ternary[points] = 3 * ternary[points >> 1] + (points & 1);
        }
        for (int black = 0; black < ternary.length; black++) {
            int others = ternary.length - 1 - black;
            for (int white = others; white >= 0; white = white == 0 ? -1 : (white - 1) & others) {
                tabulate(black, white);
            }
        }
    }

    private void look(WalledRegion region) {
        Position walls = region.walls();
        for (int i = 0; i < size; i++) {
            for (int step : region.board().directions()) {
                int next = region.points().get(i) + step;
                if (region.points().contains(next)) {
                    neighbors[i] |= 1 << region.points().indexOf(next);
                }
                for (Color color : Color.values()) {
                    beside[color.ordinal()] |= walls.at(next) == color.code() ? 1 << i : 0;
                }
            }
        }
    }

    private void tabulate(int black, int white) {
        if (breathing(black, white, 0) != black || breathing(white, black, 1) != white) {
            return;
        }
        int filling = ternary[black] + 2 * ternary[white];
        int empty = ternary.length - 1 - black - white;
        area[filling] = (byte) (Integer.bitCount(owned(black, empty, 0) & ~owned(white, empty, 1))
                - Integer.bitCount(owned(white, empty, 1) & ~owned(black, empty, 0)));
        int[] byBlack = new int[size];
        int[] byWhite = new int[size];
        int blacks = 0;
        int whites = 0;
        for (int rest = empty; rest != 0; rest &= rest - 1) {
            int move = Integer.lowestOneBit(rest);
            int left = breathing(white, black | move, 1);
            if ((breathing(black | move, left, 0) & move) != 0) {
                byBlack[blacks++] = ternary[black | move] + 2 * ternary[left];
            }
            left = breathing(black, white | move, 0);
            if ((breathing(white | move, left, 1) & move) != 0) {
                byWhite[whites++] = ternary[left] + 2 * ternary[white | move];
            }
        }
        after[0][filling] = Arrays.copyOf(byBlack, blacks);
        after[1][filling] = Arrays.copyOf(byWhite, whites);
    }

    /** The stones of a color that have a liberty or stand with a wall. */
    private int breathing(int stones, int others, int color) {
        int empty = ternary.length - 1 & ~stones & ~others;
        return grown(stones & (around(empty) | beside[color]), stones);
    }

    /** The stones of a color and the empty points that they or their wall reach. */
    private int owned(int stones, int empty, int color) {
        return stones | grown(empty & (around(stones) | beside[color]), empty);
    }

    /** The points of a set that are connected in it to some of them. */
    private int grown(int some, int within) {
        int grown = some;
        int before;
        do {
            before = grown;
            grown |= around(grown) & within;
        } while (grown != before);
        return grown;
    }

    private int around(int points) {
        int around = 0;
        for (int rest = points; rest != 0; rest &= rest - 1) {
            around |= neighbors[Integer.numberOfTrailingZeros(rest)];
        }
        return around;
    }

    /** Whether every chain of a filling has a liberty. */
    boolean isLegal(int filling) {
        return after[0][filling] != null;
    }

    /** The fillings that a player's moves lead to. */
    int[] after(int filling, Color player) {
        return after[player.ordinal()][filling];
    }

    /** The points of the region by which Black is ahead if a legal filling is counted as it stands, all stones alive. */
    int area(int filling) {
        return area[filling];
    }
}
