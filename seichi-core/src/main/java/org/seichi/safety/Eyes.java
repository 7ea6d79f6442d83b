package org.seichi.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.seichi.board.PointSet;

/** The eyes of groups, in the order in which they were found. */
final class Eyes {
    private final Map<Integer, List<Eye>> eyes = new TreeMap<>();

    void add(int group, Eye eye) {
        eyes.computeIfAbsent(group, unknown -> new ArrayList<>()).add(eye);
    }

    List<Eye> all() {
        return eyes.values().stream().flatMap(List::stream).toList();
    }

    List<Eye> of(int group) {
        return eyes.getOrDefault(group, List.of());
    }

    /** Number of sure liberties of a group. */
    int liberties(int group) {
        return of(group).stream().mapToInt(Eye::liberties).sum();
    }

    /** Whether a group has what it takes to live: two sure liberties. */
    boolean isAlive(int group) {
        return liberties(group) >= 2;
    }

    /** Number of sure liberties of a group in lasting eyes that have no point in common with a space. */
    int lastingOutside(int group, PointSet space) {
        return of(group).stream()
                .filter(eye -> eye.lasting() && !eye.space().intersects(space))
                .mapToInt(Eye::liberties)
                .sum();
    }
}
