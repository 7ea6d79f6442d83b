package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Strategy;
import org.seichi.zone.ZoneAnswers;

/**
 * What Benson's algorithm and the static rules have in common: assume every group to be safe, look for its eyes among the
 * regions that such groups enclose, give up the groups that have fewer than two, and repeat until nothing changes.
 */
abstract class Fixpoint {
    Enclosures enclosures;
    SafeGroups safeGroups;
    final ZoneLife zones;
    Eyes eyes;

    Fixpoint(Enclosures enclosures, ZoneLife zones) {
        this.enclosures = enclosures;
        this.zones = zones;
        this.eyes = new Eyes(zones.space());
        this.safeGroups = new SafeGroups(enclosures);
    }

    /** Starts again with the regions of fewer chains. */
    final void restart(Enclosures fewer) {
        enclosures = fewer;
        safeGroups = new SafeGroups(fewer);
    }

    /** Gives up groups until all that are left are proven. */
    final void run() {
        do {
            eyes = new Eyes(zones.space());
            findGroups();
            for (int region = 0; region < enclosures.count(); region++) {
                if (safeGroups.encloses(region)) {
                    for (int group : safeGroups.groupsAround(region)) {
                        findEye(region, group);
                    }
                }
            }
            findMoreEyes();
        } while (!settle());
    }

    /** Gives up groups that are not safe; returns whether there were none. */
    boolean settle() {
        return safeGroups.settle(eyes::isAlive);
    }

    /** Returns the strategies of the searched zones that the proofs use; none for rules that do not search. */
    List<Strategy> strategies() {
        return List.of();
    }

    /** Returns the answers of proofs by search with zones; everything else is proven outside their zones. */
    List<ZoneAnswers> zoneAnswers() {
        return List.of();
    }

    /** Joins chains to groups. */
    void findGroups() {}

    /** Adds the eye of a group in an enclosed region, if it has one. */
    abstract void findEye(int region, int group);

    /** Adds eyes that are smaller than a region. */
    void findMoreEyes() {}

    /** Whether the owner may play anywhere in a region without endangering anything proven. */
    boolean mayFill(int region) {
        return !enclosures.set(region).intersects(zones.space());
    }

    /** Returns territory that is found otherwise than by covering; none for rules that do not search. */
    List<PointSet> moreTerritory() {
        return List.of();
    }

    /** Whether moves elsewhere may force the owner to play on points of his territory, even if no first answer says so. */
    boolean mayHaveToFill(PointSet points) {
        return false;
    }

    /** Covers a region with the safe stones around it. */
    abstract Covering cover(int region);

    /** Returns the safe stones. */
    final PointSet stones() {
        PointSet.Builder stones = PointSet.builder(enclosures.board());
        for (int chain = 0; chain < enclosures.chains().count(); chain++) {
            if (safeGroups.holds(chain)) {
                stones.addAll(enclosures.chains().stones(chain));
            }
        }
        return stones.build();
    }

    /** Returns the enclosed regions in which the opponent cannot live, after {@link #run}. */
    final List<PointSet> safeRegions() {
        List<PointSet> safe = new ArrayList<>();
        for (int region = 0; region < enclosures.count(); region++) {
            if (safeGroups.encloses(region) && mayFill(region) && isBackedByEyes(region)) {
                Covering covering = cover(region);
                if (covering.leavesOneEyeAtMost()) {
                    covering.claim();
                    safe.add(enclosures.set(region));
                }
            }
        }
        return safe;
    }

    /**
     * Whether the groups around a region can fill it from the inside to capture what the opponent has there: for each, the
     * region itself stays an eye, or it has two sure liberties elsewhere, in lasting eyes. If an eye rests on another one in the
     * region, the region must stay an eye of each.
     */
    final boolean isBackedByEyes(int region) {
        PointSet space = enclosures.set(region);
        boolean isShared = eyes.all().stream().anyMatch(eye -> eye.restsIn(space));
        for (int group : safeGroups.groupsAround(region)) {
            boolean staysAnEye = eyes.of(group).stream()
                    .anyMatch(eye -> eye.lasting() && eye.space().equals(space));
            if (!staysAnEye && (isShared || eyes.lastingOutside(group, space) < 2)) {
                return false;
            }
        }
        return true;
    }
}
