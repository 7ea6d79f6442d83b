package org.seichi.safety;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.seichi.board.PointSet;

/** The eyes of groups, those of each group in the order in which they were found. */
final class Eyes {
    private final Map<Integer, List<Eye>> eyes = new TreeMap<>();
    /** Cache of {@link #living()}; null if eyes have been added or removed since. */
    private Set<Integer> living;

    /** Returns a copy that can be changed. */
    Eyes copy() {
        Eyes copy = new Eyes();
        eyes.forEach((group, list) -> copy.eyes.put(group, new ArrayList<>(list)));
        return copy;
    }

    void add(int group, Eye eye) {
        eyes.computeIfAbsent(group, unknown -> new ArrayList<>()).add(eye);
        living = null;
    }

    List<Eye> all() {
        return eyes.values().stream().flatMap(List::stream).toList();
    }

    List<Eye> of(int group) {
        return eyes.getOrDefault(group, List.of());
    }

    /** Returns how many sure liberties a group has outside a space; an eye that rests on others in the space counts one. */
    int outside(int group, PointSet space) {
        return of(group).stream()
                .filter(eye -> !eye.space().intersects(space))
                .mapToInt(eye -> eye.restsIn(space) ? 1 : eye.liberties())
                .sum();
    }

    /** Removes all eyes that have a point in a space. */
    void removeIn(PointSet space) {
        living = null;
        eyes.values().forEach(list -> list.removeIf(eye -> eye.space().intersects(space)));
    }

    /** Removes all eyes that rest on others which have been removed; returns their spaces. */
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
     * Whether a group lives: it has two sure liberties, in eyes that stand alone or depend on groups that live without it.
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
     * Returns the groups that live: first those that depend on none, then those that depend on these, and so on. Groups that
     * depend on each other in a circle are never reached, so each group lives without those found after it.
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

    /** Returns the number of sure liberties of a group in eyes that depend only on groups found to live so far. */
    private int leaningOnLiving(int group) {
        int liberties = 0;
        for (Eye eye : of(group)) {
            liberties += living.containsAll(eye.leansOn()) && isSupported(eye) ? eye.liberties() : 0;
        }
        return liberties;
    }

    /** Returns the number of sure liberties of a group in lasting eyes that have no point in a space. */
    int lastingOutside(int group, PointSet space) {
        return of(group).stream()
                .filter(eye -> eye.lasting() && !eye.space().intersects(space))
                .mapToInt(Eye::liberties)
                .sum();
    }
}
