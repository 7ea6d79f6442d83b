package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

/**
 * A space that a stone of the owner at one point, the door, cuts off from the rest of its region as an eye.
 *
 * @param space the points without the door
 * @param covering covers them with stones of the group
 */
record Pocket(PointSet space, Covering covering) {
    /** Maximum number of points: larger spaces can seldom be covered, and trying them for every door would take long. */
    private static final int LARGEST = 12;

    /**
     * Returns the pockets behind a door for a group next to it.
     *
     * @param reserved points that other eyes need
     */
    static List<Pocket> behind(
            int door, int group, Enclosures enclosures, SafeGroups safeGroups, MiaiPoints miai, PointSet reserved) {
        List<Pocket> pockets = new ArrayList<>();
        Board board = enclosures.board();
        PointSet doorway = PointSet.of(board, door);
        PointSet seen = doorway;
        for (int direction = 0; direction < 4; direction++) {
            int start = board.neighbor(door, direction);
            if (enclosures.contains(start) && !seen.contains(start)) {
                PointSet space =
                        enclosures.set(enclosures.at(start)).minus(doorway).connected(board, start);
                seen = seen.union(space);
                if (space.size() <= LARGEST
                        && !space.intersects(reserved)
                        && enclosures.isClear(space)
                        && isHeld(space, enclosures, safeGroups)) {
                    Pocket pocket = of(space, door, group, enclosures, safeGroups, miai);
                    if (pocket.covering.isComplete() && miai.leavesRoom(space, Board.NO_POINT, Board.NO_POINT)) {
                        pockets.add(pocket);
                    }
                }
            }
        }
        return pockets;
    }

    /** Whether all stones of the color around a space are held to be safe. */
    private static boolean isHeld(PointSet space, Enclosures enclosures, SafeGroups safeGroups) {
        return space.neighbors(enclosures.board()).stream()
                .allMatch(point -> enclosures.contains(point)
                        || safeGroups.holds(enclosures.chains().at(point)));
    }

    private static Pocket of(
            PointSet space, int door, int group, Enclosures enclosures, SafeGroups safeGroups, MiaiPoints miai) {
        Board board = enclosures.board();
        Covering covering = Covering.of(
                enclosures,
                space.toArray(),
                point -> safeGroups.touches(point, group) || board.areAdjacent(point, door),
                point -> safeGroups.touches(point, group),
                miai);
        return new Pocket(space, covering);
    }
}
