package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.structure.Chains;

/**
 * A tiger's mouth: an empty point between groups with a single way in. If the opponent plays at the point, he is captured from
 * the way in; if he plays at the way in, the owner fills the point and joins the groups. Once the way in is closed he cannot
 * enter, because no chain around has this point as its last liberty: each group keeps another one, and as soon as the opponent
 * takes that, the owner fills the point.
 *
 * @param inside the point
 * @param way the only way in
 * @param groups the groups that it joins
 * @param kept the other liberty that each group keeps, in the order of the groups
 */
record TigerMouth(int inside, int way, List<Integer> groups, List<Integer> kept) {
    /** Returns the mouth at an empty point, or null if there is none that joins groups. */
    static TigerMouth at(int inside, Enclosures enclosures, SafeGroups safeGroups, MiaiPoints miai) {
        int way = onlyWayIn(inside, enclosures.stones(), safeGroups);
        if (way == Board.NO_POINT || !miai.isFree(way) || !safeGroups.touches(way)) {
            return null;
        }
        Chains chains = enclosures.chains();
        Board board = enclosures.board();
        List<Integer> groups = new ArrayList<>();
        List<Integer> kept = new ArrayList<>();
        for (int direction = 0; direction < 4; direction++) {
            int stone = board.neighbor(inside, direction);
            int group = safeGroups.groupAt(stone);
            if (group != Chains.NONE && !groups.contains(group)) {
                int liberty = liberty(chains, chains.at(stone), inside, way, miai);
                if (liberty != Board.NO_POINT) {
                    groups.add(group);
                    kept.add(liberty);
                }
            }
        }
        return groups.size() < 2 ? null : new TigerMouth(inside, way, groups, kept);
    }

    /** Returns the only neighbor that no held stone occupies, if it is empty; else {@link Board#NO_POINT}. */
    private static int onlyWayIn(int point, Stones stones, SafeGroups safeGroups) {
        PointSet ways = stones.board().neighbors(point).filter(way -> safeGroups.groupAt(way) == Chains.NONE);
        return ways.size() == 1 && stones.at(ways.first()) == Stones.EMPTY ? ways.first() : Board.NO_POINT;
    }

    private static int liberty(Chains chains, int chain, int inside, int way, MiaiPoints miai) {
        for (int i = 0; i < chains.libertyCount(chain); i++) {
            int liberty = chains.liberty(chain, i);
            if (liberty != inside && liberty != way && miai.isFree(liberty)) {
                return liberty;
            }
        }
        return Board.NO_POINT;
    }
}
