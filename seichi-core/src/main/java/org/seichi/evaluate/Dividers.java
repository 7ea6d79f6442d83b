package org.seichi.evaluate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Stones;
import org.seichi.pattern.PatternBoard;
import org.seichi.pattern.PatternMatch;
import org.seichi.pattern.PatternSet;

/**
 * The dividers and potential dividers of a position, found by the patterns of the resource {@code dividers.txt} (Mueller,
 * section 3, step 1). Those with an end in a dead group are left out.
 */
final class Dividers {
    /** The patterns of dividers. */
    static final PatternSet PATTERNS = PatternSet.read(Dividers.class, "dividers.txt");

    private static final String POTENTIAL = "potential";

    private Dividers() {}

    /**
     * All dividers, true and potential ones, of both colors.
     *
     * @param dead stones that are taken for dead
     */
    static List<Divider> of(Stones stones, PointSet dead) {
        PatternBoard board = new PatternBoard(stones);
        List<Divider> dividers = new ArrayList<>();
        for (Color color : Color.values()) {
            PointSet ends = stones.stones(color).minus(dead);
            Set<PointSet> known = new HashSet<>();
            ends.forEach(stone -> PATTERNS.match(board, color, stone, match -> add(match, dead, known, dividers)));
        }
        return List.copyOf(dividers);
    }

    /** Adds a match unless it is known: a divider with two ends is found from both. */
    private static void add(PatternMatch match, PointSet dead, Set<PointSet> known, List<Divider> dividers) {
        PointSet points = match.marked('+');
        PointSet ends = match.stones();
        if (!ends.intersects(dead) && known.add(points.union(ends))) {
            boolean potential = match.pattern().attribute("status").equals(POTENTIAL);
            dividers.add(new Divider(match.color(), match.pattern().name(), potential, points));
        }
    }

    /** The points of all dividers of a color that are, or are not, potential. */
    static PointSet points(Board board, List<Divider> dividers, Color color, boolean potential) {
        return PointSet.unionOf(
                board,
                dividers.stream()
                        .filter(divider -> divider.color() == color && divider.isPotential() == potential)
                        .map(Divider::points));
    }
}
