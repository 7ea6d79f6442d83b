package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Strategy;
import org.seichi.zone.ZoneAnswers;

/**
 * What Benson's algorithm and the static rules have in common: hold every group to be safe, look for its eyes among the
 * regions that held groups enclose, give up the groups that have fewer than two, and look again until nothing changes.
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

    /** Begins anew with the regions of fewer chains. */
    final void restart(Enclosures fewer) {
        enclosures = fewer;
        safeGroups = new SafeGroups(fewer);
    }

    /** Gives up what cannot be proven. */
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

    /** The strategies that hold what has been found; none but for rules that search. */
    List<Strategy> strategies() {
        return List.of();
    }

    /** The answers in zones outside which everything else is proven. */
    List<ZoneAnswers> zoneAnswers() {
        return List.of();
    }

    /** Joins chains to groups. */
    void findGroups() {}

    /** Adds the eye of a group in an enclosed region, if it has one. */
    abstract void findEye(int region, int group);

    /** Adds eyes that are smaller than a region. */
    void findMoreEyes() {}

    /** Whether the owner may play in a region as he likes, for all that has been found. */
    boolean mayFill(int region) {
        return !enclosures.set(region).intersects(zones.space());
    }

    /** Territory that is found in another way than by covering; none but for rules that search. */
    List<PointSet> moreTerritory() {
        return List.of();
    }

    /** Whether the owner may have to play on some of his territory for what happens elsewhere, whatever the first answers say. */
    boolean mayHaveToFill(PointSet points) {
        return false;
    }

    /** How the points of a region come to stand next to safe stones. */
    abstract Covering cover(int region);

    /** The safe stones. */
    final PointSet stones() {
        PointSet.Builder stones = PointSet.builder(enclosures.board());
        for (int chain = 0; chain < enclosures.chains().count(); chain++) {
            if (safeGroups.holds(chain)) {
                stones.addAll(enclosures.chains().stones(chain));
            }
        }
        return stones.build();
    }

    /** The enclosed regions in which the opponent cannot live, after {@link #run}. */
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
     * Whether the groups around a region can fill it up from the inside to capture what the opponent has there: each has
     * two liberties elsewhere, in eyes that are not touched or outlast it, or one if the region itself stays an eye. An eye
     * that other groups share in must stay one.
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
