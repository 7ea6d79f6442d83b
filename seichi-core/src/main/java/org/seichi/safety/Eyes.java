package org.seichi.safety;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.seichi.board.PointSet;

/** The eyes of groups, in the order in which they were found. */
final class Eyes {
    private final PointSet closed;
    private final Map<Integer, List<Eye>> eyes = new TreeMap<>();
    /** The groups that live by eyes that may lean on others, as long as no eye comes or goes; null if not known. */
    private Set<Integer> living;

    /** No eyes yet, and none that has a point in common with some. */
    Eyes(PointSet closed) {
        this.closed = closed;
    }

    /** The same eyes, to be changed. */
    Eyes copy() {
        Eyes copy = new Eyes(closed);
        eyes.forEach((group, list) -> copy.eyes.put(group, new ArrayList<>(list)));
        return copy;
    }

    void add(int group, Eye eye) {
        if (!eye.space().intersects(closed)) {
            addClosed(group, eye);
        }
    }

    /** Adds an eye wherever it is. */
    void addClosed(int group, Eye eye) {
        eyes.computeIfAbsent(group, unknown -> new ArrayList<>()).add(eye);
        living = null;
    }

    List<Eye> all() {
        return eyes.values().stream().flatMap(List::stream).toList();
    }

    List<Eye> of(int group) {
        return eyes.getOrDefault(group, List.of());
    }

    /** Number of sure liberties of a group that do not depend on a space. */
    int outside(int group, PointSet space) {
        return of(group).stream()
                .filter(eye -> !eye.space().intersects(space))
                .mapToInt(eye -> eye.restsIn(space) ? 1 : eye.liberties())
                .sum();
    }

    /** Takes away all eyes that depend on a space. */
    void removeIn(PointSet space) {
        living = null;
        eyes.values().forEach(list -> list.removeIf(eye -> eye.space().intersects(space)));
    }

    /** Takes away all eyes that rest on others which are no longer there; answers their spaces. */
    List<PointSet> removeUnsupported() {
        living = null;
        List<PointSet> removed = new ArrayList<>();
        eyes.values().forEach(list -> list.removeIf(eye -> !isSupported(eye) && removed.add(eye.space())));
        return removed;
    }

    private boolean isSupported(Eye eye) {
        return eye.restsOn().stream().allMatch(support -> of(support.group()).contains(support.eye()));
    }

    /**
     * Whether a group has what it takes to live: two sure liberties, in eyes that stand for themselves or lean on groups
     * that live without it.
     */
    boolean isAlive(int group) {
        int own = 0;
        boolean leans = false;
        for (Eye eye : of(group)) {
            own += eye.standsAlone() ? eye.liberties() : 0;
            leans |= !eye.standsAlone();
        }
        return own >= 2 || (leans && living().contains(group));
    }

    /**
     * The groups that live: first those that lean on none, then those that lean on these, and so on. What leans in a ring on
     * itself is never reached, so each of them lives without those that came after it.
     */
    private Set<Integer> living() {
        if (living == null) {
            living = new HashSet<>();
            boolean found = true;
            while (found) {
                found = false;
                for (int group : eyes.keySet()) {
                    found |= !living.contains(group) && leaningOnLiving(group) >= 2 && living.add(group);
                }
            }
        }
        return living;
    }

    /** Number of sure liberties of a group in eyes that lean only on groups that are known to live. */
    private int leaningOnLiving(int group) {
        int liberties = 0;
        for (Eye eye : of(group)) {
            liberties += living.containsAll(eye.leansOn()) && isSupported(eye) ? eye.liberties() : 0;
        }
        return liberties;
    }

    /** Number of sure liberties of a group in lasting eyes that have no point in common with a space. */
    int lastingOutside(int group, PointSet space) {
        return of(group).stream()
                .filter(eye -> eye.lasting() && !eye.space().intersects(space))
                .mapToInt(Eye::liberties)
                .sum();
    }
}
