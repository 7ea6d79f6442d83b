package org.seichi.life;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.text.Lines;

/**
 * What every empty eye space up to a size is worth, up to symmetry, found by search: the space lies away from the edge,
 * is closed by one chain that has no other liberties, and is all that the chain has. Immutable.
 *
 * <p>The table up to {@value #MAX_SIZE} points is kept as a text that people can read, one shape a line; a test finds it
 * again by search.
 */
public final class EyeShapes {
    /** The largest size for which there is a table. */
    public static final int MAX_SIZE = 7;

    private static final String RESOURCE = "eye-shapes.txt";

    private final Map<Long, EyeOutcome> outcomes;

    EyeShapes(Map<Long, EyeOutcome> outcomes) {
        this.outcomes = outcomes;
    }

    /** The table of all shapes of up to {@value #MAX_SIZE} points, read and not searched. */
    public static EyeShapes standard() {
        return Standard.SHAPES;
    }

    /** Read when it is first asked for. */
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

    /** The outcomes of a connected space; empty if there is none in the table. */
    public Optional<EyeOutcome> find(Board board, PointSet space) {
        return Polyomino.of(board, space).map(outcomes::get);
    }
}
