package org.seichi.evaluate;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.cgt.Rational;
import org.seichi.endgame.AreaReading;
import org.seichi.endgame.ProvenPremises;
import org.seichi.endgame.Stop;
import org.seichi.safety.ProofKind;
import org.seichi.safety.Safety;
import org.seichi.search.NodeCounter;
import org.seichi.search.SearchLimit;
import org.seichi.semeai.RaceOutcome;
import org.seichi.semeai.RaceReading;

/**
 * The parts of a position whose outcome is known exactly (Mueller, section 2): what is proven safe, decided races, and endgame areas with a
 * known value. An area counts with its mean, the best single number for it.
 */
public final class ExactParts {
    private final Safety safety;
    private final OpenParts open;
    private final List<ValuedArea> areas;
    private final Map<Color, PointSet> won = new EnumMap<>(Color.class);

    private ExactParts(Safety safety, OpenParts open) {
        this.safety = safety;
        this.open = open;
        areas = valued(open);
        PointSet known = points(areas, position().board());
        for (Color color : Color.values()) {
            won.put(color, wonRaces(color).minus(known));
        }
    }

    /**
     * An endgame area whose value is known, or its score with either player moving first, without depending on a ko.
     *
     * @param points its points
     * @param mean Black's mean lead in it, in points of area
     * @param territory the same in points of territory and prisoners
     * @param temperature what a move in it gains on average, in points
     */
    public record ValuedArea(PointSet points, double mean, double territory, double temperature) {}

    /**
     * Finds the exact parts of a position.
     *
     * @param safety what is proven of the position
     * @param counter counts the nodes of all searches together
     * @param limit limit of each single search
     */
    static ExactParts of(Position position, Safety safety, NodeCounter counter, SearchLimit limit) {
        var premises = ProvenPremises.of(position, safety);
        return new ExactParts(safety, OpenParts.of(premises, premises.safe(), counter, limit));
    }

    private static List<ValuedArea> valued(OpenParts open) {
        Position position = open.endgame().premises().position();
        return open.endgame().areas().stream()
                .filter(area -> area.mean().isPresent() || area.score().isExact())
                .map(area -> valued(position, area))
                .toList();
    }

    /** If only both scores are known, an area counts as a switch between them: its mean lies in the middle. */
    private static ValuedArea valued(Position position, AreaReading area) {
        Rational best = Rational.of(area.score().blackFirst().least());
        Rational worst = Rational.of(area.score().whiteFirst().least());
        double middle = (best.doubleValue() + worst.doubleValue()) / 2;
        double mean = area.mean().map(Rational::doubleValue).orElse(middle);
        double temperature = area.temperature().map(Rational::doubleValue).orElse(best.doubleValue() - middle);
        return new ValuedArea(area.area(), mean + stones(position, area.area()), mean, temperature);
    }

    /** The difference between area and territory with prisoners: stones on the board count, and a captured one no more than its point. */
    private static int stones(Position position, PointSet points) {
        return points.intersection(position.stones(Color.BLACK)).size()
                - points.intersection(position.stones(Color.WHITE)).size();
    }

    private static PointSet points(List<ValuedArea> areas, Board board) {
        return PointSet.unionOf(board, areas.stream().map(ValuedArea::points));
    }

    private PointSet wonRaces(Color player) {
        return PointSet.unionOf(
                position().board(),
                open.races().stream()
                        .filter(reading ->
                                reading.isDecided() && reading.first(Color.BLACK) == RaceOutcome.wonBy(player))
                        .map(RaceReading::race)
                        .map(race -> race.black().chain().union(race.white().chain())));
    }

    private Position position() {
        return open.endgame().premises().position();
    }

    /** Races and areas between proven walls. */
    public OpenParts open() {
        return open;
    }

    /** The areas whose value is known. */
    public List<ValuedArea> areas() {
        return areas;
    }

    /** All points of these areas. */
    public PointSet valuedPoints() {
        return points(areas, position().board());
    }

    /** The sum of the means of these areas. */
    public double mean() {
        return areas.stream().mapToDouble(ValuedArea::mean).sum();
    }

    /** The highest of their temperatures; 0 without areas. */
    public double temperature() {
        return areas.stream().mapToDouble(ValuedArea::temperature).max().orElse(0);
    }

    /** The points that are a color's: safe stones and territory, and the chains of races that it has won. */
    public PointSet of(Color color) {
        return safety.of(color).points().union(won.get(color)).minus(valuedPoints());
    }

    /** The points that are exact on a ground. */
    public PointSet on(ExactGround ground) {
        PointSet points = switch (ground) {
            case UNCONDITIONAL -> safety.provenBy(ProofKind.BENSON);
            case STATIC -> safety.provenBy(ProofKind.STATIC);
            case SEARCH -> safety.provenBy(ProofKind.SEARCH);
            case RACE -> won.get(Color.BLACK).union(won.get(Color.WHITE));
            case ENDGAME -> valuedPoints();
        };
        return ground == ExactGround.ENDGAME ? points : points.minus(valuedPoints());
    }

    /** Black's lead in territory and prisoners with best play, in points and without komi, if the whole board is exact; else empty. */
    public Optional<Integer> margin() {
        Stop stop = open.endgame().first(position().toMove());
        return stop.isExact() ? Optional.of(stop.least()) : Optional.empty();
    }
}
