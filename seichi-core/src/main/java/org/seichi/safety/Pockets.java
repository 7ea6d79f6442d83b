package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.PointSet;

/**
 * Finds eyes behind doors: two empty points, each a door to at least one pocket. If the opponent plays at one door, the owner
 * plays at the other, and has an eye there. If each door divides a whole eye into two pockets, the eye becomes two.
 */
final class Pockets {
    private final Enclosures enclosures;
    private final SafeGroups safeGroups;
    private final MiaiPoints miai;
    private final Eyes eyes;
    private PointSet reserved;

    Pockets(Enclosures enclosures, SafeGroups safeGroups, MiaiPoints miai, Eyes eyes) {
        this.enclosures = enclosures;
        this.safeGroups = safeGroups;
        this.miai = miai;
        this.eyes = eyes;
        this.reserved = PointSet.empty(enclosures.board());
    }

    /** A door with the pockets behind it. */
    private record Door(int point, List<Pocket> pockets) {
        /** The pockets that do not need the other door for themselves. */
        List<Pocket> without(Door other) {
            return pockets.stream()
                    .filter(pocket -> !pocket.covering().uses(other.point))
                    .toList();
        }

        boolean agreesWith(Door other) {
            return without(other).stream()
                    .allMatch(pocket -> other.without(this).stream()
                            .allMatch(second -> pocket.covering().agreesWith(second.covering())));
        }
    }

    /**
     * Two doors.
     *
     * @param gain how many sure liberties they add to the group's
     * @param certain the points that are at or behind the owner's door whichever of the two he gets
     */
    private record Pair(Door first, Door second, int gain, PointSet certain) {
        boolean isBetterThan(Pair other) {
            return other == null || gain > other.gain || (gain == other.gain && certain.size() > other.certain.size());
        }
    }

    /** Adds eyes of a group until it has enough or there are none left. */
    void find(int group) {
        while (!eyes.isAlive(group)) {
            Pair best = best(group, doors(group));
            if (best == null) {
                return;
            }
            take(best, group);
        }
    }

    private List<Door> doors(int group) {
        List<Door> doors = new ArrayList<>();
        safeGroups.liberties(group).minus(reserved).forEach(point -> {
            List<Pocket> pockets = Pocket.behind(point, group, enclosures, safeGroups, miai, reserved);
            if (!pockets.isEmpty()) {
                doors.add(new Door(point, pockets));
            }
        });
        return doors;
    }

    private Pair best(int group, List<Door> doors) {
        Pair best = null;
        for (int i = 0; i < doors.size(); i++) {
            for (int j = i + 1; j < doors.size(); j++) {
                Door first = doors.get(i);
                Door second = doors.get(j);
                int gain = gain(first, second, group);
                if (gain > 0 && isPossible(first, second)) {
                    PointSet certain = points(first, second).intersection(points(second, first));
                    Pair pair = new Pair(first, second, gain, certain);
                    best = pair.isBetterThan(best) ? pair : best;
                }
            }
        }
        return best;
    }

    private int gain(Door first, Door second, int group) {
        boolean same = enclosures.at(first.point()) == enclosures.at(second.point());
        boolean counted = isEye(first, group) || isEye(second, group);
        if (counted && !same) {
            return 0;
        }
        int sure = Math.min(first.without(second).size(), second.without(first).size());
        return counted ? sure - 1 : sure;
    }

    private boolean isEye(Door door, int group) {
        return eyes.of(group).stream().anyMatch(eye -> eye.space().contains(door.point()));
    }

    private boolean isPossible(Door first, Door second) {
        int a = first.point();
        int b = second.point();
        return miai.canPair(a, b)
                && miai.leavesRoomInAll(enclosures, a, b)
                && first.agreesWith(second)
                && second.agreesWith(first);
    }

    private void take(Pair pair, int group) {
        Door first = pair.first();
        Door second = pair.second();
        miai.pair(first.point(), second.point());
        first.without(second).forEach(pocket -> pocket.covering().claim());
        second.without(first).forEach(pocket -> pocket.covering().claim());
        PointSet space = points(first, second).union(points(second, first));
        reserved = reserved.union(space);
        eyes.add(group, new Eye(space, pair.gain(), pair.certain(), true));
    }

    /** Returns a door and the points behind it. */
    private PointSet points(Door door, Door other) {
        PointSet points = PointSet.of(enclosures.board(), door.point());
        for (Pocket pocket : door.without(other)) {
            points = points.union(pocket.space());
        }
        return points;
    }
}
