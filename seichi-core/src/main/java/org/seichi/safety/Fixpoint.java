package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.seichi.board.PointSet;
import org.seichi.safety.local.Strategy;
import org.seichi.zone.ZoneAnswers;

/**
 * What Benson's algorithm, the static rules and search have in common: assume every group to be safe, look for its eyes among
 * the regions that such groups enclose, give up the groups that have fewer than two, and repeat until nothing changes.
 */
abstract class Fixpoint {
    Enclosures enclosures;
    SafeGroups safeGroups;
    Eyes eyes = new Eyes();

    Fixpoint(Enclosures enclosures) {
        restart(enclosures);
    }

    /** Starts again with other regions: those of fewer chains. */
    final void restart(Enclosures fewer) {
        enclosures = fewer;
        safeGroups = new SafeGroups(fewer);
    }

    /** Gives up groups until all that are left are proven, or nothing is left that the proof is for. */
    final void run() {
        boolean settled = false;
        while (!settled && isOpen()) {
            eyes = new Eyes();
            findGroups();
            for (int region = 0; region < enclosures.count(); region++) {
                if (safeGroups.encloses(region)) {
                    for (int group : safeGroups.groupsAround(region)) {
                        findEye(region, group);
                    }
                }
            }
            findMoreEyes();
            settled = settle();
        }
    }

    /** Whether something may be proven that the proof is for; by default always. */
    boolean isOpen() {
        return true;
    }

    /** Gives up groups that are not safe; returns whether there were none. */
    boolean settle() {
        return safeGroups.settle(eyes::isAlive);
    }

    /** Returns the static answers that the proofs need; by default none. */
    List<Reply> replies() {
        return List.of();
    }

    /** Returns the strategies of the searched zones that the proofs use; none for rules that do not search. */
    List<Strategy> strategies() {
        return List.of();
    }

    /** Returns the answers of proofs by search with zones; everything else is proven outside their zones. */
    List<ZoneAnswers> zoneAnswers() {
        return List.of();
    }

    /** Joins chains to groups, and begins to look for eyes. */
    void findGroups() {}

    /** Adds the eye of a group in an enclosed region, if it has one. */
    abstract void findEye(int region, int group);

    /** Adds eyes that are smaller than a region. */
    void findMoreEyes() {}

    /** Whether the owner may play anywhere in a region without endangering anything proven. */
    boolean mayFill(int region) {
        return true;
    }

    /** Whether moves elsewhere may force the owner to play on points of his territory, even if no first answer says so. */
    boolean mayHaveToFill(PointSet points) {
        return false;
    }

    /** Covers a region with the safe stones around it. */
    final Covering cover(int region) {
        return cover(enclosures.points(region), safeGroups::touches);
    }

    /** Covers points with the safe stones that touch them, by default without answers. */
    Covering cover(int[] space, IntPredicate isTouched) {
        return Covering.of(enclosures, space, isTouched, point -> false, new MiaiPoints(enclosures.board()));
    }

    /** Returns the safe stones. */
    final PointSet stones() {
        return enclosures.chains().stonesWhere(safeGroups::holds);
    }

    /** Returns the regions in which the opponent cannot live, after {@link #run}. */
    List<PointSet> safeRegions() {
        List<PointSet> safe = new ArrayList<>();
        for (int region = 0; region < enclosures.count(); region++) {
            if (isCovered(region)) {
                cover(region).claim();
                safe.add(enclosures.set(region));
            }
        }
        return safe;
    }

    /** Whether a region is enclosed and safe stones cover it so far that the opponent cannot live there. */
    final boolean isCovered(int region) {
        return safeGroups.encloses(region)
                && mayFill(region)
                && isBackedByEyes(region)
                && cover(region).leavesOneEyeAtMost();
    }

    /**
     * Whether the groups around a region can fill it from the inside to capture what the opponent has there: for each, the
     * region itself stays an eye, or it has two sure liberties elsewhere, in lasting eyes. If an eye rests on another one in the
     * region, the region must stay an eye of each.
     */
    private boolean isBackedByEyes(int region) {
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
