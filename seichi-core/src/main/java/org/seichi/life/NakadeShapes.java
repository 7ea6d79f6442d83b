package org.seichi.life;

import java.util.Set;
import java.util.stream.Collectors;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.text.Lines;

/**
 * A table of the eye spaces that stones of the attacker have made too small for two eyes, up to symmetry, found by search: the
 * group is dead if the attacker moves first, and does not live by two eyes if the defender does. The space lies away from the
 * edge, and is enclosed by one chain that has no other liberties.
 *
 * <p>The table, for spaces of {@value #MIN_SIZE} to {@value #MAX_SIZE} points, is stored as readable text, one shape a line; a
 * test repeats the search.
 */
public final class NakadeShapes {
    /** The minimum number of points of a space in the table: smaller ones make at most one eye, stones or not. */
    public static final int MIN_SIZE = 4;

    /** The maximum number of points of a space in the table. */
    public static final int MAX_SIZE = 6;

    private static final String RESOURCE = "nakade-shapes.txt";

    private final Set<OccupiedShape> shapes;

    private NakadeShapes(Set<OccupiedShape> shapes) {
        this.shapes = shapes;
    }

    /** Returns the stored table. */
    public static NakadeShapes standard() {
        return Standard.SHAPES;
    }

    /** Loads the table when it is first needed. */
    private static final class Standard {
        static final NakadeShapes SHAPES = new NakadeShapes(Lines.ofResource(NakadeShapes.class, RESOURCE).stream()
                .filter(Lines::isRow)
                .map(OccupiedShape::parse)
                .collect(Collectors.toSet()));
    }

    /** Whether a connected space, stones of the attacker included, is in the table. */
    public boolean contains(Board board, PointSet space, PointSet stones) {
        int size = space.size();
        return size >= MIN_SIZE
                && size <= MAX_SIZE
                && OccupiedShape.of(board, space, stones)
                        .filter(shapes::contains)
                        .isPresent();
    }
}
