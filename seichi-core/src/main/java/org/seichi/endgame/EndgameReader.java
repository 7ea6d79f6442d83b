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
 * Analyzes the endgame of a position under given premises: for each area its local scores, its value as a combinatorial game
 * or, with a ko, its thermographs; and the score of all areas together.
 *
 * <p>Small areas are read first, so that a large one cannot use up their budget. Not thread-safe.
 */
public final class EndgameReader {
    /** The budget of {@link Values} for one position, in steps. */
    private static final long VALUE_STEPS = 200_000;

    private final TranspositionTable table;
    private final NodeCounter counter;
    private final SearchLimit limit;

    /**
     * Creates a reader.
     *
     * @param table shared by all searches of a game
     * @param counter shared by all searches of a game
     * @param limit of each single search; an area takes up to several dozen
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

    /** The analysis of one position. */
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

        /**
         * The score of all areas together. An area with equal stops differs from them only infinitesimally, whatever threats
         * it contains, so it counts as a number; the others contribute the stops of the sum of their values, or only bounds
         * if one of them has no value.
         */
        Stop sum(List<AreaReading> areas, Color first) {
            int move = Endgame.move(areas, first);
            List<AreaReading> hot =
                    areas.stream().filter(area -> !area.score().isQuiet()).toList();
            int quiet = areas.stream()
                    .filter(area -> area.score().isQuiet())
                    .mapToInt(area -> area.score().blackFirst().least())
                    .sum();
            Optional<Thermograph> whole = whole(hot);
            if (whole.isPresent()) {
                Rational stop = first == Color.BLACK
                        ? whole.get().leftStop()
                        : whole.get().rightStop();
                return new Stop(down(stop), up(stop), move).plus(quiet);
            }
            return bounds(hot, first, move).plus(quiet);
        }

        /** The thermograph of the sum of some areas, if all of them have values. */
        private Optional<Thermograph> whole(List<AreaReading> areas) {
            List<Value> known =
                    areas.stream().flatMap(area -> area.value().stream()).toList();
            return known.size() < areas.size()
                    ? Optional.empty()
                    : values.attempt(() -> thermographs.of(values.sum(known)));
        }

        /** Bounds of some areas' total: of a single one, its score with that first mover; of several, all lost and all won. */
        private static Stop bounds(List<AreaReading> areas, Color first, int move) {
            if (areas.size() == 1) {
                Stop only = areas.get(0).score().first(first);
                return new Stop(only.least(), only.most(), move);
            }
            int least = 0;
            int most = 0;
            for (AreaReading area : areas) {
                LocalScore score = area.score();
                least += Math.min(score.blackFirst().least(), score.whiteFirst().least());
                most += Math.max(score.blackFirst().most(), score.whiteFirst().most());
            }
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
