package org.seichi.life;

import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * A group and the area in which its life is decided.
 *
 * <p>Both players play only in the area: the group's eye space with all stones in it, the outside liberties that the
 * attacker has to fill, if any, and whatever else may matter. Stones outside never change: the attacker's stones around the
 * area count as safe, and if they can nevertheless be captured by play in the area, the group has broken out and lives.
 * Liberties of the group outside the area are never filled.
 *
 * @param position the stones, and the ko, which counts only if the player to move is the one who moves first
 * @param target the stones that have to live, all of one color; to lose any of them is to fail. Stones that may be
 *     sacrificed belong to the area
 * @param area where play takes place, at most {@value #MAX_AREA} points, none of the target
 */
public record LifeQuestion(Position position, PointSet target, PointSet area) {
    /** The maximum number of points of an area. */
    public static final int MAX_AREA = Long.SIZE;

    /**
     * Checks the parts.
     *
     * @throws IllegalArgumentException if the target is not made of stones of one color, or the area is too large, meets
     *     the target, or touches stones of the defender that belong to neither
     */
    public LifeQuestion {
        PointSet stones = position.stones(defender(position, target));
        if (!stones.containsAll(target)) {
            throw new IllegalArgumentException("the group has stones of both colors");
        }
        if (!target.containsAll(area.neighbors(position.board()).intersection(stones))) {
            throw new IllegalArgumentException("the area touches stones of the defender that are not of the group");
        }
        if (area.size() > MAX_AREA || area.intersects(target)) {
            throw new IllegalArgumentException("the area has " + area.size() + " points, or meets the group");
        }
    }

    /** Returns the owner of the group. */
    public Color defender() {
        return defender(position, target);
    }

    private static Color defender(Position position, PointSet target) {
        return Color.of(target.isEmpty() ? 0 : position.at(target.first()));
    }
}
