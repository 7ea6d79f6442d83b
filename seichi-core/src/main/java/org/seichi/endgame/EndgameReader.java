package org.seichi.endgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.cgt.Player;
import org.seichi.cgt.Rational;
import org.seichi.cgt.Thermograph;
import org.seichi.cgt.Thermographs;
import org.seichi.cgt.Value;
import org.seichi.cgt.Values;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchBoard;
import org.seichi.search.SearchLimit;
import org.seichi.search.TranspositionTable;

/**
 * Works out the endgame of a position under given premises: for each area its local scores, its value as a combinatorial
 * game or, with a ko, its thermographs; and what all of them together come to.
 *
 * <p>Small areas are read first, so that a large one cannot use up what they need. Not for several threads at a time.
 */
public final class EndgameReader {
    /** Steps of sums and comparisons for the values of one position. */
    private static final long VALUE_STEPS = 200_000;

    private final TranspositionTable table;
    private final NodeCounter counter;
    private final SearchLimit limit;

    /**
     * A reader with its means.
     *
     * @param table shared by all searches of a game
     * @param counter shared by all searches of a game
     * @param limit of each single search; an area takes up to some dozens
     */
    public EndgameReader(TranspositionTable table, NodeCounter counter, SearchLimit limit) {
        this.table = table;
        this.counter = counter;
        this.limit = limit;
    }

    /** The endgame of a position. */
    public Endgame read(Premises premises) {
        Reading reading = new Reading(premises);
        List<PointSet> order = new ArrayList<>(premises.areas());
        order.sort(Comparator.comparingInt(PointSet::size));
        List<AreaReading> areas = new ArrayList<>();
        order.forEach(area -> areas.add(reading.read(area)));
        areas.sort(Comparator.comparingInt(area -> area.area().first()));
        Position position = premises.position();
        int sure = premises.settledPoints() + position.capturedBy(Color.BLACK) - position.capturedBy(Color.WHITE);
        return new Endgame(
                premises,
                areas,
                reading.sum(areas, Color.BLACK).plus(sure),
                reading.sum(areas, Color.WHITE).plus(sure));
    }

    /** One position on its way. */
    private final class Reading {
        private final LocalScoreReader scores;
        private final SearchBoard board;
        private final Values values = new Values(VALUE_STEPS);
        private final Thermographs thermographs = new Thermographs();
        private final AreaValues areaValues;

        Reading(Premises premises) {
            scores = new LocalScoreReader(premises, table, counter, limit);
            board = premises.searchBoard();
            areaValues = new AreaValues(board, values, counter, limit.nodes());
        }

        AreaReading read(PointSet area) {
            LocalScore score = scores.read(area);
            boolean small = area.intersection(board.empty()).size() <= LocalScoreReader.MAX_EMPTY;
            Optional<Value> value = small ? areaValues.of(area) : Optional.empty();
            Optional<Thermograph> graph = value.flatMap(known -> values.attempt(() -> thermographs.of(known)));
            if (graph.isPresent() || !small) {
                return new AreaReading(score, value, graph, graph);
            }
            return new AreaReading(score, value, withKo(area, Player.LEFT), withKo(area, Player.RIGHT));
        }

        private Optional<Thermograph> withKo(PointSet area, Player master) {
            return new AreaThermographs(board, master, counter, limit.nodes()).of(area);
        }

        /** The score of all areas together: exact if all values are known, otherwise only bounds. */
        Stop sum(List<AreaReading> areas, Color first) {
            int move = Endgame.move(areas, first);
            Optional<Thermograph> whole = values.attempt(() -> values.sum(areas.stream()
                            .flatMap(area -> area.value().stream())
                            .toList()))
                    .filter(sum -> areas.stream().allMatch(area -> area.value().isPresent()))
                    .flatMap(sum -> values.attempt(() -> thermographs.of(sum)));
            if (whole.isPresent()) {
                Rational stop = first == Color.BLACK
                        ? whole.get().leftStop()
                        : whole.get().rightStop();
                return new Stop(down(stop), up(stop), move);
            }
            int least = areas.stream()
                    .mapToInt(area -> Math.min(
                            area.score().blackFirst().least(),
                            area.score().whiteFirst().least()))
                    .sum();
            int most = areas.stream()
                    .mapToInt(area -> Math.max(
                            area.score().blackFirst().most(),
                            area.score().whiteFirst().most()))
                    .sum();
            return new Stop(least, most, move);
        }

        private static int down(Rational number) {
            return Math.floorDiv(
                    number.numerator().intValueExact(), number.denominator().intValueExact());
        }

        private static int up(Rational number) {
            return -down(number.negate());
        }
    }
}
