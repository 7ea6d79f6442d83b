package org.seichi.evaluate;

import java.util.ArrayList;
import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.cgt.Rational;
import org.seichi.endgame.AreaReading;
import org.seichi.endgame.EndgameReader;
import org.seichi.endgame.Premises;
import org.seichi.safety.Safety;
import org.seichi.search.Budget;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/**
 * Small areas between what is proven safe, valued as combinatorial games (Mueller, section 2.3): the mean of each is the best
 * single number for it, and enters the score as it is (section 4).
 *
 * @param valued the areas whose mean is known and does not hang on a ko
 */
public record EndgameAreas(List<Valued> valued) {
    private static final int TABLE_BITS = 12;
    private static final SearchLimit LIMIT = new SearchLimit(300, 40);
    private static final Budget BUDGET = new Budget(10_000);

    /** An area beside stones that are not safe is no area of its own. */
    private static final int LARGEST = 12;

    /** Keeps an immutable copy. */
    public EndgameAreas {
        valued = List.copyOf(valued);
    }

    /**
     * An area and what it is worth.
     *
     * @param points its points
     * @param mean by how much Black's part of it will be larger than White's, on the average of who moves first
     */
    public record Valued(PointSet points, double mean) {}

    /** The areas of a position; none where nothing is proven. */
    static EndgameAreas of(Position position, Safety safety) {
        PointSet black = safety.of(Color.BLACK).stones();
        PointSet white = safety.of(Color.WHITE).stones();
        if (black.isEmpty() || white.isEmpty()) {
            return new EndgameAreas(List.of());
        }
        Premises premises = new Premises(
                position,
                black.union(white),
                safety.of(Color.BLACK).points().minus(black),
                safety.of(Color.WHITE).points().minus(white),
                PointSet.empty(position.board()));
        if (premises.areas().stream().noneMatch(area -> area.size() <= LARGEST)) {
            return new EndgameAreas(List.of());
        }
        EndgameReader reader = new EndgameReader(new TranspositionTable(TABLE_BITS), new NodeCounter(BUDGET), LIMIT);
        List<Valued> valued = new ArrayList<>();
        for (AreaReading area : reader.read(premises).areas()) {
            if (area.area().size() <= LARGEST) {
                area.mean().ifPresent(mean -> valued.add(new Valued(area.area(), asArea(position, area.area(), mean))));
            }
        }
        return new EndgameAreas(valued);
    }

    /** Territory and prisoners as area: the stones that stand there count, and a captured one no more than its point. */
    private static double asArea(Position position, PointSet points, Rational territory) {
        int stones = points.intersection(position.stones(Color.BLACK)).size()
                - points.intersection(position.stones(Color.WHITE)).size();
        return territory.numerator().doubleValue() / territory.denominator().doubleValue() + stones;
    }

    /** All points of the areas. */
    public PointSet points(Board board) {
        PointSet.Builder points = PointSet.builder(board);
        valued.forEach(area -> points.addAll(area.points()));
        return points.build();
    }

    /** The sum of the means. */
    public double mean() {
        return valued.stream().mapToDouble(Valued::mean).sum();
    }
}
