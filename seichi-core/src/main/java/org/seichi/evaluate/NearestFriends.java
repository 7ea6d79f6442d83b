package org.seichi.evaluate;

import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;

/**
 * Finds for a player's group in danger the nearest of his strong stones, and the points between them, where a move may further a
 * connection. Distances are steps along the lines over empty points and own stones.
 */
final class NearestFriends {
    /** Friends that are farther away are not reached by two moves in a row. */
    private static final int FARTHEST = 4;

    /** A point is between stones if the way over it is at most so many steps longer than the shortest. */
    private static final int DETOUR = 2;

    private final Color player;
    private final PointSet friends;
    private final PointSet empty;
    private final PointSet passable;
    private final Position position;

    NearestFriends(Position position, Color player, PointSet strong) {
        this.position = position;
        this.player = player;
        empty = position.empty();
        passable = empty.union(position.stones(player));
        friends = strong.intersection(position.stones(player));
    }

    /** The aim to connect a group to the nearest strong stone; empty if none is near. */
    Optional<Threat> rescue(PointSet group) {
        int steps = steps(group, friends);
        if (steps > FARTHEST) {
            return Optional.empty();
        }
        int friend = within(group, steps).intersection(friends).first();
        PointSet goal = PointSet.of(position.board(), friend);
        int stone = within(goal, steps).intersection(group).first();
        PointSet between = PointSet.empty(position.board());
        for (int there = 1; there < steps + DETOUR; there++) {
            between = between.union(within(group, there).intersection(within(goal, steps + DETOUR - there)));
        }
        return Optional.of(new Threat(player, group, stone, friend, between.intersection(empty)));
    }

    /** The number of steps between two sets of points; more than {@link #FARTHEST} if they are not near. */
    private int steps(PointSet from, PointSet to) {
        int steps = 1;
        while (steps <= FARTHEST && !within(from, steps).intersects(to)) {
            steps++;
        }
        return steps;
    }

    private PointSet within(PointSet from, int steps) {
        PointSet reached = from;
        for (int step = 0; step < steps; step++) {
            reached = reached.union(reached.neighborsIn(passable, position.board()));
        }
        return reached;
    }
}
