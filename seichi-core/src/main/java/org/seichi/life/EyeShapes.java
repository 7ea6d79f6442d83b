package org.seichi.life;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.board.PointSet;

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
    private static final String COMMENT = "#";

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
            try (InputStream stream = EyeShapes.class.getResourceAsStream(RESOURCE);
                    BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                Map<Long, EyeOutcome> outcomes = new TreeMap<>();
                lines.lines().filter(line -> !line.startsWith(COMMENT)).forEach(line -> {
                    String[] parts = line.split(" ", -1);
                    outcomes.put(
                            Polyomino.parse(parts[0]),
                            new EyeOutcome(LifeStatus.valueOf(parts[1]), LifeStatus.valueOf(parts[2])));
                });
                return new EyeShapes(outcomes);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    }

    /** The outcomes of a connected space; empty if there is none in the table. */
    public Optional<EyeOutcome> find(Board board, PointSet space) {
        return Polyomino.of(board, space).map(outcomes::get);
    }
}
