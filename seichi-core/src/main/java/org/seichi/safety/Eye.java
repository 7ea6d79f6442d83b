package org.seichi.safety;

import java.util.List;
import org.seichi.board.PointSet;

/**
 * A space in which a group always has liberties that the opponent cannot take away.
 *
 * @param space the points that the eye may need; no other eye of the group uses them
 * @param liberties how many liberties are sure, 1 or 2, whenever the opponent is to move
 * @param certain points of the space in which no stone of the opponent lives, if the group has a sure liberty elsewhere
 * @param lasting whether it remains an eye when the owner captures the opponent's stones in it
 * @param leansOn groups that must live without this eye for it to count
 * @param restsOn eyes of this and of other groups that must exist for it to count
 */
record Eye(
        PointSet space,
        int liberties,
        PointSet certain,
        boolean lasting,
        List<Integer> leansOn,
        List<Support> restsOn) {
    /**
     * An eye that another one needs.
     *
     * @param group the group that has the eye
     * @param eye the eye, which needs no others
     */
    record Support(int group, Eye eye) {}

    /** An eye that needs no group and no other eye. */
    Eye(PointSet space, int liberties, PointSet certain, boolean lasting) {
        this(space, liberties, certain, lasting, List.of(), List.of());
    }

    /** A space in which a group lives, as a search has found, if certain groups live and certain eyes exist. */
    static Eye ofLife(PointSet space, List<Integer> leansOn, List<Support> restsOn) {
        return new Eye(space, 2, space.minus(space), true, leansOn, restsOn);
    }

    /** Whether it needs no group and no other eye. */
    boolean standsAlone() {
        return leansOn.isEmpty() && restsOn.isEmpty();
    }

    /** Whether it rests on an eye that has points in a space. */
    boolean restsIn(PointSet other) {
        return restsOn.stream().anyMatch(support -> support.eye().space().intersects(other));
    }
}
