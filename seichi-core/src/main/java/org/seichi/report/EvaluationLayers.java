package org.seichi.report;

import java.util.List;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.evaluate.Distances;
import org.seichi.evaluate.Evaluation;
import org.seichi.evaluate.PointKind;
import org.seichi.evaluate.PointKinds;
import org.seichi.evaluate.Zone;
import org.seichi.evaluate.ZoneStatus;
import org.seichi.text.Diagram;

/** The boards that show an evaluation: the expected owner of each point, and the layers of Mueller's figures 7 to 11. */
public final class EvaluationLayers {
    /** Expectation for a color from which an empty point is shown as its territory, and below that as leaning from {@link #LEANING} on. */
    private static final double LIKELY = 0.7;

    private static final double LEANING = 0.3;

    private final Evaluation evaluation;
    private final Position position;
    private final Board board;

    /** The boards of an evaluation. */
    public EvaluationLayers(Evaluation evaluation) {
        this.evaluation = evaluation;
        this.position = evaluation.position();
        this.board = position.board();
    }

    /** The expected owner of each point; stones that are more likely to be lost than kept are shown as dead. */
    public Glyph[] expectation() {
        PointSet empty = position.empty();
        return stones(new GlyphLayers(board, Glyph.OPEN)
                        .lay(between(LEANING, LIKELY, 1).intersection(empty), Glyph.LEANING_BLACK)
                        .lay(between(LIKELY, 2, 1).intersection(empty), Glyph.BLACK_POINT)
                        .lay(between(LEANING, LIKELY, -1).intersection(empty), Glyph.LEANING_WHITE)
                        .lay(between(LIKELY, 2, -1).intersection(empty), Glyph.WHITE_POINT))
                .lay(between(0, 2, -1).intersection(position.stones(Color.BLACK)), Glyph.DEAD_BLACK)
                .lay(between(0, 2, 1).intersection(position.stones(Color.WHITE)), Glyph.DEAD_WHITE)
                .glyphs();
    }

    /** Points whose expectation is at least {@code from} and less than {@code below}; sign 1 is Black's view, -1 is White's. */
    private PointSet between(double from, double below, int sign) {
        return board.points().filter(point -> {
            double value = sign * evaluation.expectation().at(point);
            return value >= from && value < below;
        });
    }

    /** Figure 7: dividers and potential dividers of a color. */
    public Glyph[] dividers(Color color) {
        return stones(new GlyphLayers(board, Glyph.OTHER)
                        .lay(evaluation.layers().closable(color), Glyph.POTENTIAL_DIVIDER)
                        .lay(evaluation.layers().closed(color), Glyph.DIVIDER)
                        .lay(position.stones(color.opponent()), Glyph.OTHER))
                .glyphs();
    }

    /** The zones that are parts of the board: those that take less than half of it. */
    public List<Zone> zones() {
        return evaluation.layers().zones().stream()
                .filter(zone -> 2 * zone.points().size() < board.size())
                .toList();
    }

    /** Figure 8: the zones of a color, those between potential dividers too. */
    public Glyph[] zones(Color color) {
        return stones(new GlyphLayers(board, Glyph.OTHER)
                        .lay(zonePoints(color, ZoneStatus.UNUSED), Glyph.UNUSED_ZONE)
                        .lay(zonePoints(color, ZoneStatus.THREATENED), Glyph.THREATENED_ZONE)
                        .lay(zonePoints(color, ZoneStatus.POTENTIAL), Glyph.POTENTIAL_ZONE)
                        .lay(zonePoints(color, ZoneStatus.SAFE), Glyph.SAFE_ZONE)
                        .lay(evaluation.layers().closed(color).minus(position.stones(color)), Glyph.DIVIDER))
                .glyphs();
    }

    private PointSet zonePoints(Color color, ZoneStatus status) {
        return PointSet.unionOf(
                board,
                zones().stream()
                        .filter(zone -> zone.color() == color && zone.status() == status)
                        .map(Zone::points));
    }

    /** Figure 9: distances from the stones of a color. */
    public String distances(Color color) {
        Distances distances = evaluation.layers().distances(color);
        return Diagram.formatLabelled(board, point -> (char) ('0' + distances.at(point)));
    }

    /** Figure 10: near, junction and far-away points. */
    public Glyph[] kinds() {
        PointKinds kinds = evaluation.kinds();
        return stones(new GlyphLayers(board, Glyph.OTHER)
                        .lay(kinds.points(PointKind.NEAR, Color.BLACK), Glyph.NEAR_BLACK)
                        .lay(kinds.points(PointKind.NEAR, Color.WHITE), Glyph.NEAR_WHITE)
                        .lay(territory(Color.BLACK), Glyph.BLACK_POINT)
                        .lay(territory(Color.WHITE), Glyph.WHITE_POINT)
                        .lay(kinds.points(PointKind.JUNCTION), Glyph.JUNCTION)
                        .lay(kinds.points(PointKind.FAR), Glyph.FAR))
                .glyphs();
    }

    private PointSet territory(Color color) {
        PointKinds kinds = evaluation.kinds();
        return kinds.points(PointKind.SAFE, color)
                .union(kinds.points(PointKind.POTENTIAL, color))
                .union(kinds.points(PointKind.EXACT, color));
    }

    /** Figure 11: connectable points. */
    public Glyph[] connectable() {
        PointSet black = evaluation.layers().connectable(Color.BLACK);
        PointSet white = evaluation.layers().connectable(Color.WHITE);
        return stones(new GlyphLayers(board, Glyph.OTHER)
                        .lay(black, Glyph.CONNECTABLE_BLACK)
                        .lay(white, Glyph.CONNECTABLE_WHITE)
                        .lay(black.intersection(white), Glyph.CONNECTABLE_BOTH))
                .glyphs();
    }

    private GlyphLayers stones(GlyphLayers layers) {
        return layers.lay(position.stones(Color.BLACK), Glyph.BLACK).lay(position.stones(Color.WHITE), Glyph.WHITE);
    }
}
