package org.seichi.method.reading.ending;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.search.SearchBoard;

/** Finds what moves on neutral points cost the players: points in their own territory that they then have to fill. */
final class DameCosts {
    /** Pressure of an atari, and the upper bound for all neighbors together. */
    private static final int MOST_PRESSURE = 4;

    private final SearchBoard board;
    private final LivingChains chains;
    private final CachedCaptures captures;
    private final Attacks attacks;
    private final Protection protection;
    private final PointSet neutral;
    private final int[] steps;

    DameCosts(
            SearchBoard board,
            LivingChains chains,
            CachedCaptures captures,
            Attacks attacks,
            Protection protection,
            PointSet neutral) {
        this.board = board;
        this.chains = chains;
        this.captures = captures;
        this.attacks = attacks;
        this.protection = protection;
        this.neutral = neutral;
        this.steps = board.board().directions();
    }

    /** The effect of a legal move. The board is left as it was. */
    DameEffect effect(Color player, int point) {
        board.play(player, point);
        boolean lost = board.liberties(point) < 2 || (board.liberties(point) == 2 && captures.isCapturable(point));
        DameEffect effect = lost
                ? DameEffect.LOST
                : new DameEffect(
                        true,
                        Math.min(MOST_PRESSURE, pressure(player, point)),
                        mustFill(player.opponent(), point),
                        mustFill(player, point));
        board.undo();
        return effect;
    }

    /**
     * Whether, once the opponent has taken the other neutral points around, a player has to fill a point of his own if the
     * opponent takes this neutral point too, but not if he takes it himself.
     */
    boolean willBeShort(Color victim, int point) {
        int depth = board.depth();
        board.playAll(victim.opponent(), neutralAround(victim, point).minus(PointSet.of(board.board(), point)));
        boolean isShort = board.at(point) == Stones.EMPTY
                && costs(victim.opponent(), point, victim)
                && !costs(victim, point, victim);
        board.undoTo(depth);
        return isShort;
    }

    private PointSet neutralAround(Color victim, int point) {
        PointSet.Builder around = PointSet.builder(board.board());
        for (int step : steps) {
            if (board.at(point + step) == victim.code() && chains.isLiving(point + step)) {
                around.addAll(board.libertySet(point + step));
            }
        }
        return around.build().intersection(neutral);
    }

    private boolean costs(Color player, int point, Color victim) {
        return board.holdsAfter(player, point, () -> mustFill(victim, point));
    }

    /** Whether a player is threatened near a stone just played and the best protective move is not on a neutral point. */
    private boolean mustFill(Color victim, int point) {
        Optional<Attack> attack = attacks.near(point, victim);
        return attack.isPresent() && !neutral.contains(protection.best(attack.get(), victim));
    }

    private int pressure(Color player, int point) {
        int pressure = 0;
        for (int step : steps) {
            if (board.at(point + step) == player.opponent().code() && chains.isLiving(point + step)) {
                int liberties = board.liberties(point + step);
                pressure += liberties == 1 ? MOST_PRESSURE : liberties == 2 ? 1 : 0;
            }
        }
        return pressure;
    }
}
