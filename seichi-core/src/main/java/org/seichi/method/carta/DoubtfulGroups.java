package org.seichi.method.carta;

import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.method.Removal;
import org.seichi.structure.Groups;

/**
 * The groups whose fate shape does not tell for sure, so that a person should look at them (not in the paper): large groups that
 * are dead, dead ones beside opponents that did not live either when they were removed, and groups that live without eyes.
 */
record DoubtfulGroups(Removal<RemovalPass> removal, PointSet dead) {
    /** In stones: a dead group of this size is doubtful on any board, on a small one from this part of its points on. */
    private static final int LARGE = 15;

    private static final int LARGE_PART = 8;
    /** In stones: a dead group of this size is doubtful if the stones around it did not live either. */
    private static final int RACING = 6;
    /** In stones: a group of this size that lives by a connection alone is doubtful. */
    private static final int CONNECTED = 10;

    /** The stones of all such groups. */
    PointSet stones() {
        PointSet.Builder stones = PointSet.builder(board());
        for (Removal.Wave<RemovalPass> wave : removal.waves()) {
            RemovalPass round = wave.round();
            Groups groups = round.structure().groups();
            int worst = round.worst();
            stones.addAll(groups.stonesWhere(group -> round.stability(group) == worst
                    && groups.stones(group).intersects(dead)
                    && isDoubtfulDead(round, group)));
        }
        Groups living = removal.last().structure().groups();
        return stones.addAll(living.stonesWhere(this::isDoubtfulAlive)).build();
    }

    private Board board() {
        return removal.last().position().board();
    }

    private boolean isDoubtfulDead(RemovalPass round, int group) {
        int size = round.structure().groups().stones(group).size();
        return size >= Math.min(LARGE, board().size() / LARGE_PART) || (size >= RACING && isAmongWeak(round, group));
    }

    /** Whether a group touches, or shares a neutral point with, a group of the other color that does not live yet. */
    private boolean isAmongWeak(RemovalPass round, int group) {
        Groups groups = round.structure().groups();
        PointSet around = groups.stones(group).neighbors(board());
        PointSet near =
                around.union(around.intersection(round.position().empty()).neighbors(board()));
        return groups.stonesWhere(other ->
                        groups.code(other) != groups.code(group) && round.stability(other) != GroupStability.ALIVE)
                .intersects(near);
    }

    private boolean isDoubtfulAlive(int group) {
        LifeGround ground = removal.last().ground(group);
        int size = removal.last().structure().groups().stones(group).size();
        return ground == LifeGround.TERRITORY || (ground == LifeGround.CONNECTED && size >= CONNECTED);
    }
}
