package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.seichi.board.Board;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.search.Budget;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class LayersTest {
    private static final Diagram CORNER = Diagram.parse("""
            c c c d . . . . . . .
            c c c X . . . . . . .
            c c d d . . . . . O .
            X . X . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . O . O .
            . . . . . . . . O . .
            """);

    /** A small budget: the layers do not depend on reading. */
    private static final Budget LITTLE = new Budget(100);

    private static Strength all(PositionFacts facts, double alive) {
        double[] chances = new double[facts.structure().groups().count()];
        Arrays.fill(chances, alive);
        return new Strength(facts, chances);
    }

    private static Layers layers(Position position, double alive) {
        return Layers.of(position, all(PositionFacts.of(position, Effort.QUICK.withCaptures(LITTLE)), alive));
    }

    @EveryVariant
    void aClosedCornerIsSafe(Variant variant) {
        Layers layers = layers(variant.position(CORNER.position()), 1);
        PointSet safe = layers.zonePoints(variant.color(Color.BLACK), false, ZoneStatus.SAFE);

        assertThat(safe).isEqualTo(variant.points(CORNER.board(), CORNER.marked('c')));
    }

    @Test
    void behindWeakWallsItIsPotentialTerritory() {
        Layers layers = layers(CORNER.position(), 0.6);
        assertThat(layers.zonePoints(Color.BLACK, false, ZoneStatus.SAFE).isEmpty())
                .isTrue();
        assertThat(layers.zonePoints(Color.BLACK, false, ZoneStatus.POTENTIAL)).isEqualTo(CORNER.marked('c'));
    }

    /** The corner is closed, but it is not safe where White could connect a stone and Black could not. */
    @Test
    void aZoneThatTheOpponentCanConnectIntoIsNotSafe() {
        Position position = CORNER.position();
        Board board = position.board();
        PointSet nothing = PointSet.empty(board);
        PointSet corner = CORNER.marked('c');
        PointSet entrance = PointSet.of(board, board.point(0, 0), board.point(0, 1));
        Strength strength = all(PositionFacts.of(position, Effort.QUICK.withCaptures(LITTLE)), 1);
        PointSet closed = layers(position, 1).closed(Color.BLACK);
        Distances distances = layers(position, 1).distances(Color.BLACK);

        assertThat(status(
                        new Zones(position, strength, Map.of(Color.BLACK, nothing, Color.WHITE, nothing)),
                        closed,
                        distances,
                        corner))
                .isEqualTo(ZoneStatus.SAFE);
        assertThat(status(
                        new Zones(position, strength, Map.of(Color.BLACK, nothing, Color.WHITE, entrance)),
                        closed,
                        distances,
                        corner))
                .isEqualTo(ZoneStatus.POTENTIAL);
        assertThat(status(
                        new Zones(position, strength, Map.of(Color.BLACK, nothing, Color.WHITE, corner)),
                        closed,
                        distances,
                        corner))
                .isEqualTo(ZoneStatus.THREATENED);
        assertThat(status(
                        new Zones(position, strength, Map.of(Color.BLACK, corner, Color.WHITE, corner)),
                        closed,
                        distances,
                        corner))
                .isEqualTo(ZoneStatus.SAFE);
    }

    private static ZoneStatus status(Zones zones, PointSet closed, Distances distances, PointSet zone) {
        return zones.of(Color.BLACK, closed, false, distances).stream()
                .filter(each -> each.points().equals(zone))
                .findFirst()
                .orElseThrow()
                .status();
    }

    @Test
    void withAnInvaderItIsThreatenedAndWithAStrongOneUnused() {
        Board board = CORNER.board();
        Position invaded = CORNER.position().with(PointSet.of(board, board.point(0, 0)), Color.WHITE.code());
        PointSet stone = PointSet.of(board, board.point(0, 0));

        assertThat(layers(invaded, 1).zonePoints(Color.BLACK, false, ZoneStatus.UNUSED))
                .matches(points -> points.containsAll(stone));
        assertThat(layers(invaded, 0.6).zonePoints(Color.BLACK, false, ZoneStatus.THREATENED))
                .matches(points -> points.containsAll(stone));
    }

    @Test
    void pointsNextToALivingStoneAreConnectable() {
        Position position = CORNER.position();
        Board board = position.board();
        PointSet black = layers(position, 1).connectable(Color.BLACK);

        assertThat(black.contains(board.point(4, 1))).isTrue();
        assertThat(black.contains(board.point(7, 4))).isFalse();
        assertThat(layers(position, 0).connectable(Color.BLACK).isEmpty()).isTrue();
    }

    @Test
    void kindsFollowTheDistances() {
        Position position = CORNER.position();
        Board board = position.board();
        PositionFacts facts = PositionFacts.of(position, Effort.QUICK.withCaptures(LITTLE));
        Strength strength = all(facts, 1);
        PointKinds kinds = new PointKinds(facts, strength, Layers.of(position, strength));

        assertThat(kinds.at(board.point(0, 0))).isEqualTo(PointKind.SAFE);
        assertThat(kinds.at(board.point(4, 2))).isEqualTo(PointKind.NEAR);
        assertThat(kinds.points(PointKind.NEAR, Color.WHITE).contains(board.point(9, 4)))
                .isTrue();
        assertThat(kinds.at(board.point(6, 3))).isEqualTo(PointKind.JUNCTION);
        assertThat(kinds.at(board.point(3, 1))).isEqualTo(PointKind.STONE);
    }

    @EveryVariant
    void layersSeeEveryVariantAlike(Variant variant) {
        RandomPositions.sample(17, 5).forEach(position -> {
            Layers seen = layers(position, 1);
            Layers turned = layers(variant.position(position), 1);
            for (Color color : Color.values()) {
                for (ZoneStatus status : ZoneStatus.values()) {
                    for (boolean potential : new boolean[] {false, true}) {
                        assertThat(turned.zonePoints(variant.color(color), potential, status))
                                .isEqualTo(variant.points(position.board(), seen.zonePoints(color, potential, status)));
                    }
                }
                assertThat(turned.connectable(variant.color(color)))
                        .isEqualTo(variant.points(position.board(), seen.connectable(color)));
            }
        });
    }
}
