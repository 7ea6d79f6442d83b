package org.seichi.accuracy;

import java.util.Arrays;
import java.util.BitSet;
import org.seichi.board.Color;

/**
 * The exact results of all fillings of a {@link WalledRegion}. Nothing is left to play elsewhere, a player may always pass, and
 * two passes in a row end the game.
 *
 * <p>No ko rule holds. An endless game is lost by one player, who is chosen beforehand: where it does not matter who that is, no ko
 * matters. In the <em>area game</em> the score is the area when the game ends, all stones on the board alive. In the <em>territory
 * game</em> each move costs its player a point, and the score is the mean of what the area game gives to both first movers, so
 * that nobody has to take dead stones or to play neutral points. It counts eyes in seki.
 */
final class RegionOracle {
    /** The score of an endless game, more than a region can be worth. */
    private static final int ENDLESS = 100;

    private final WalledRegion region;
    private final BitSet legal = new BitSet();
    /** By the loser of an endless game, the first player and the filling: points by which Black is ahead. */
    private final byte[][][] area = new byte[2][][];
    /** The same for the territory game, in half-points, without the stones that the filling has. */
    private final byte[][][] territory = new byte[2][][];

    RegionOracle(WalledRegion region) {
        this.region = region;
        int fillings = region.fillings();
        RegionMoves moves = new RegionMoves(region);
        byte[] counted = new byte[fillings];
        for (int filling = 0; filling < fillings; filling++) {
            legal.set(filling, moves.isLegal(filling));
            counted[filling] = (byte) moves.area(filling);
        }
        for (Color loser : Color.values()) {
            int endless = loser == Color.BLACK ? -ENDLESS : ENDLESS;
            byte[][] played = RegionSolver.solve(moves, counted, 0, endless);
            byte[] meant = new byte[fillings];
            for (int filling = 0; filling < fillings; filling++) {
                int twice = played[0][filling] + played[1][filling];
                meant[filling] = (byte) Math.max(-ENDLESS, Math.min(ENDLESS, twice));
            }
            area[loser.ordinal()] = played;
            territory[loser.ordinal()] = RegionSolver.solve(moves, meant, 2, endless);
        }
    }

    /** Whether every chain of a filling has a liberty; only then it has results. */
    boolean isLegal(int filling) {
        return legal.get(filling);
    }

    /** The points of the region by which Black is ahead after the area game. */
    int area(int filling, Color first, Color loser) {
        return area[loser.ordinal()][first.ordinal()][filling];
    }

    /** Whether it matters in neither game who loses an endless one, whoever moves first. */
    boolean isWithoutKo(int filling) {
        return Arrays.stream(Color.values())
                .allMatch(first -> isSame(area, filling, first) && isSame(territory, filling, first));
    }

    private static boolean isSame(byte[][][] values, int filling, Color first) {
        return values[0][first.ordinal()][filling] == values[1][first.ordinal()][filling];
    }

    /** The points by which Black gets more in the area game if he moves first than if White does; for fillings without ko. */
    int gain(int filling) {
        return area(filling, Color.BLACK, Color.BLACK) - area(filling, Color.WHITE, Color.BLACK);
    }

    /** Half-points of the region, prisoners among them, by which Black is ahead after the territory game; without ko. */
    int territory(int filling, Color first) {
        return territory[0][first.ordinal()][filling] - 2 * region.stones(filling);
    }

    /** Whether no ko matters, moving first gains nothing in the territory game, and its score is whole. */
    boolean isFinished(int filling) {
        return swings(filling, 0);
    }

    /** Whether no ko matters, and moving first gains a single point in the territory game, whose scores are whole. */
    boolean swingsOnePoint(int filling) {
        return swings(filling, 2);
    }

    private boolean swings(int filling, int halfPoints) {
        int score = territory(filling, Color.BLACK);
        return isWithoutKo(filling) && score - territory(filling, Color.WHITE) == halfPoints && score % 2 == 0;
    }
}
