package org.seichi.life;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.text.Lines;

/**
 * A table of the fate of groups by the shape of their only eye space, up to symmetry, found by search: the space is empty,
 * lies away from the edge, and is enclosed by one chain that has no other liberties. Immutable.
 *
 * <p>The table, for spaces of up to {@value #MAX_SIZE} points, is stored as readable text, one shape a line; a test repeats
 * the search.
 */
public final class EyeShapes {
    /** The maximum size of an eye space in the table, in points. */
    public static final int MAX_SIZE = 7;

    private static final String RESOURCE = "eye-shapes.txt";

    private final Map<Long, EyeOutcome> outcomes;

    EyeShapes(Map<Long, EyeOutcome> outcomes) {
        this.outcomes = outcomes;
    }

    /** Returns the stored table of all shapes of up to {@value #MAX_SIZE} points. */
    public static EyeShapes standard() {
        return Standard.SHAPES;
    }

    /** Loads the table when it is first needed. */
    private static final class Standard {
        static final EyeShapes SHAPES = load();

        private static EyeShapes load() {
            Map<Long, EyeOutcome> outcomes = new TreeMap<>();
            for (String line : Lines.ofResource(EyeShapes.class, RESOURCE)) {
                if (Lines.isRow(line)) {
                    List<String> cells = Lines.cells(line, ' ');
                    outcomes.put(
                            Polyomino.parse(cells.get(0)),
                            new EyeOutcome(LifeStatus.valueOf(cells.get(1)), LifeStatus.valueOf(cells.get(2))));
                }
            }
            return new EyeShapes(outcomes);
        }
    }

    /** Returns the outcomes of a connected space; empty if it is not in the table. */
    public Optional<EyeOutcome> find(Board board, PointSet space) {
        return Polyomino.of(board, space).map(outcomes::get);
    }
}
