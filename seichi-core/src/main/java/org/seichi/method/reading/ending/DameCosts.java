package org.seichi.method.reading.ending;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/** Finds what moves on neutral points cost the players: points in their own territory that they then have to fill. */
record DameCosts(
        SearchBoard board,
        LivingChains chains,
        CachedCaptures captures,
        Attacks attacks,
        Protection protection,
        NeutralPoints neutral) {
    /** Pressure of an atari, and the upper bound for the pressure on all neighbors together. */
    private static final int MOST_PRESSURE = 4;

    /** The effect of a legal move. The board is left as it was. */
    DameEffect effect(Color player, int point) {
        boolean mayEnclose = neutral.isInSmallRegion(point);
        int depth = board.depth();
        board.play(player, point);
        boolean lost = board.liberties(point) < 2 || (board.liberties(point) == 2 && captures.isCapturable(point));
        DameEffect effect = lost
                ? DameEffect.LOST
                : effectOf(
                        player,
                        point,
                        mayEnclose ? neutral.enclosedBeside(point, player) : PointSet.empty(board.board()));
        board.undoTo(depth);
        return effect;
    }

    /** The effect of a move that is on the board and has enclosed some points. May leave further moves on the board. */
    private DameEffect effectOf(Color player, int point, PointSet enclosed) {
        Color opponent = player.opponent();
        Optional<Attack> threat = attacks.near(point, opponent);
        return new DameEffect(
                true,
                Math.min(MOST_PRESSURE, pressure(player, point)),
                threat.isPresent(),
                mustFill(threat),
                mustFill(player, point),
                gain(player, enclosed));
    }

    /**
     * The number of points that a move on the board has enclosed; none if a chain beside them can be captured once the opponent has taken the
     * neutral points around, since one of them then has to be filled. Leaves those moves on the board.
     */
    private int gain(Color player, PointSet enclosed) {
        if (enclosed.isEmpty()) {
            return 0;
        }
        PointSet walls = living(player, enclosed.neighbors(board.board()));
        board.playAll(player.opponent(), neutralAround(walls));
        boolean lasts = walls.stream()
                .allMatch(wall -> board.at(wall) == player.code()
                        && attacks.near(wall, player).isEmpty());
        return lasts ? enclosed.size() : 0;
    }

    /**
     * Whether, once the opponent has taken the other neutral points around, a player has to fill a point of his own if the
     * opponent takes this neutral point too, but not if the player takes it.
     */
    boolean willBeShort(Color victim, int point) {
        int depth = board.depth();
        board.playAll(
                victim.opponent(),
                neutralAround(living(victim, board.board().neighbors(point))).minus(PointSet.of(board.board(), point)));
        boolean isShort = board.at(point) == Stones.EMPTY
                && costs(victim.opponent(), point, victim)
                && !costs(victim, point, victim);
        board.undoTo(depth);
        return isShort;
    }

    private PointSet living(Color player, PointSet points) {
        return points.filter(stone -> board.at(stone) == player.code() && chains.isLiving(stone));
    }

    private PointSet neutralAround(PointSet stones) {
        return neutral.among(PointSet.unionOf(board.board(), stones.stream().mapToObj(board::libertySet)));
    }

    private boolean costs(Color player, int point, Color victim) {
        return board.holdsAfter(player, point, () -> mustFill(victim, point));
    }

    /** Whether a player is threatened near a stone just played and the best protective move is not on a neutral point. */
    private boolean mustFill(Color victim, int point) {
        return mustFill(attacks.near(point, victim));
    }

    private boolean mustFill(Optional<Attack> attack) {
        return attack.isPresent() && !neutral.contains(protection.best(attack.get()));
    }

    private int pressure(Color player, int point) {
        int pressure = 0;
        for (int step : board.board().directions()) {
            if (board.at(point + step) == player.opponent().code() && chains.isLiving(point + step)) {
                int liberties = board.liberties(point + step);
                pressure += liberties == 1 ? MOST_PRESSURE : liberties == 2 ? 1 : 0;
            }
        }
        return pressure;
    }
}
