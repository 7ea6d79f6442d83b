package org.seichi.life;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.seichi.board.Board;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.board.Stones;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.TranspositionTable;

/**
 * What every empty eye space up to a size is worth, up to symmetry, found by search: the space lies away from the edge,
 * is closed by one chain that has no other liberties, and is all that the chain has. Immutable.
 *
 * <p>The table up to {@value #MAX_SIZE} points is kept as a text that people can read, one shape a line: {@link #toText}
 * writes what {@link #upTo} has found, and a test finds it again.
 */
public final class EyeShapes {
    /** The largest size for which there is a table. */
    public static final int MAX_SIZE = 7;

    private static final int TABLE_BITS = 16;
    /** Room around a space for the chain that closes it, the wall around that chain, and the liberties of the wall. */
    private static final int MARGIN = 3;

    private static final String RESOURCE = "eye-shapes.txt";
    private static final String COMMENT = "#";

    private final Map<Long, EyeOutcome> outcomes;

    private EyeShapes(Map<Long, EyeOutcome> outcomes) {
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

    /** The table as text, the smallest shapes first: rows parted by slashes, outcome if the attacker and if the defender moves first. */
    String toText() {
        StringBuilder text =
                new StringBuilder("# shape, outcome if the attacker moves first, and if the defender does\n");
        outcomes.entrySet().stream()
                .sorted(Comparator.comparingInt(entry -> Long.bitCount(entry.getKey())))
                .forEach(entry -> text.append(Polyomino.format(entry.getKey()))
                        .append(' ')
                        .append(entry.getValue().attackerFirst())
                        .append(' ')
                        .append(entry.getValue().defenderFirst())
                        .append('\n'));
        return text.toString();
    }

    /**
     * Searches all shapes of 1 to {@code largest} points.
     *
     * @throws IllegalArgumentException if {@code largest} is not 1 to {@value #MAX_SIZE}
     */
    public static EyeShapes upTo(int largest) {
        if (largest < 1 || largest > MAX_SIZE) {
            throw new IllegalArgumentException("no table of eye shapes up to " + largest + " points");
        }
        Map<Long, EyeOutcome> outcomes = new TreeMap<>();
        for (int size = 1; size <= largest; size++) {
            for (long shape : Polyomino.all(size)) {
                outcomes.put(shape, search(question(shape)));
            }
        }
        return new EyeShapes(outcomes);
    }

    private static EyeOutcome search(LifeQuestion question) {
        LifeReader reader = new LifeReader(
                new TranspositionTable(TABLE_BITS), new NodeCounter(new Budget(Long.MAX_VALUE)), LifeReader.LIMIT);
        return new EyeOutcome(
                reader.read(question, question.defender().opponent()).status(),
                reader.read(question, question.defender()).status());
    }

    /** A board with White around the space and Black around White. */
    private static LifeQuestion question(long shape) {
        Board board = new Board(Polyomino.width(shape) + 2 * MARGIN, Polyomino.height(shape) + 2 * MARGIN);
        PointSet space = Polyomino.points(shape, board, MARGIN);
        PointSet.Builder ring = PointSet.builder(board);
        int[] around = {-board.stride() - 1, 1 - board.stride(), board.stride() - 1, board.stride() + 1};
        space.forEach(point -> {
            for (int step : around) {
                ring.add(point + step);
            }
        });
        PointSet white = ring.addAll(space.neighbors(board)).build().minus(space);
        PointSet black = white.neighbors(board).minus(space);
        Position position = Position.empty(board).with(white, Stones.WHITE).with(black, Stones.BLACK);
        return new LifeQuestion(position, white, space);
    }

    /** Number of shapes in the table. */
    public int count() {
        return outcomes.size();
    }

    /** The outcomes of a connected space; empty if there is none in the table. */
    public Optional<EyeOutcome> find(Board board, PointSet space) {
        return Polyomino.of(board, space).map(outcomes::get);
    }
}
