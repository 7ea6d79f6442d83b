package org.seichi.method.dyer;

import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.life.LifeQuestion;

/**
 * The scope of a problem, which expands "as necessary until a stable state is reached" (Dyer): it starts with a group and what
 * touches it, and grows step by step up to the walls of living stones. Points just outside are given to the enemy. So a group
 * that lives within a scope lives whatever is outside, and its death is known only if nothing is left outside.
 *
 * @param position the stones, with the points next to the scope given to the enemy
 * @param target the stones that have to live
 * @param area the points where moves are played
 * @param isWhole whether nothing is left outside up to the walls
 */
record Scope(Position position, PointSet target, PointSet area, boolean isWhole) {
    /** Greatest number of points of a scope that is searched, the group's own stones not counted. */
    private static final int LARGEST = 18;

    /**
     * The first scope of a group.
     *
     * @param ground the position with all walls closed
     * @param target the stones that have to live
     */
    static Scope around(Position ground, Doubt doubt, PointSet target) {
        return reaching(ground, doubt, target, doubt.stones());
    }

    /** The next scope of the same group. */
    Scope grown(Position ground, Doubt doubt) {
        return reaching(ground, doubt, target, area.union(target));
    }

    /** Whether the scope is small enough to be searched. */
    boolean isSmall(Doubt doubt) {
        return area.size() <= LifeQuestion.MAX_AREA
                && area.minus(doubt.stones()).size() <= LARGEST;
    }

    /** The question whether the group lives in the scope. */
    LifeQuestion question() {
        return new LifeQuestion(position, target, area);
    }

    /** All points next to the group and the scope. */
    PointSet around() {
        return area.union(target).neighbors(position.board()).minus(area).minus(target);
    }

    /**
     * The scope with gaps in the walls next to it open again, to ask what the generator's stones do not decide.
     *
     * @param gaps points around the scope where the generator has put stones of the enemy
     */
    Scope opened(PointSet gaps) {
        Position open = position.with(gaps, Stones.EMPTY);
        PointSet wider = area.union(gaps);
        return enclosed(open, target, wider, wider.union(open.empty())).withFriends();
    }

    /** The scope with all chains of the group's color that it touches in the group: a group that reaches one of them is saved. */
    private Scope withFriends() {
        Board board = position.board();
        PointSet own = position.stones(Color.of(position.at(target.first()))).minus(area);
        PointSet friends = own.connected(board, area.neighbors(board));
        return new Scope(position, target.union(friends), area, isWhole);
    }

    private static Scope reaching(Position ground, Doubt doubt, PointSet target, PointSet from) {
        PointSet open = doubt.area().minus(target);
        PointSet near = from.union(from.neighbors(ground.board())).intersection(open);
        return enclosed(ground, target, wholeChains(ground, near, open), open);
    }

    /**
     * The scope with an area, and with points outside it given to the enemy. Where this would leave stones of his without a liberty
     * outside, they and the points are part of the area: a gift must not make it possible to capture what it joins.
     *
     * @param open all points up to the walls
     */
    private static Scope enclosed(Position ground, PointSet target, PointSet area, PointSet open) {
        Board board = ground.board();
        Color enemy = Color.of(ground.at(target.first())).opponent();
        PointSet outside =
                area.union(target).neighbors(board).intersection(open).minus(area);
        Position given = ground.with(outside, enemy.code());
        PointSet free = given.empty().minus(area).neighbors(board);
        PointSet stones = given.stones(enemy);
        PointSet held = stones.connected(board, outside).minus(stones.connected(board, free));
        PointSet cut = held.intersection(open);
        return cut.isEmpty()
                ? new Scope(given, target, area, outside.isEmpty())
                : enclosed(ground, target, wholeChains(ground, area.union(cut), open), open);
    }

    /** The points with the whole chain of each stone among them, so that no chain is cut off at the edge of the scope. */
    private static PointSet wholeChains(Position ground, PointSet points, PointSet open) {
        PointSet all = points;
        for (Color color : Color.values()) {
            PointSet stones = ground.stones(color).intersection(open);
            all = all.union(stones.connected(ground.board(), points));
        }
        return all;
    }
}
