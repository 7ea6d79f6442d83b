package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.Variant;
import org.seichi.text.Diagram;

class ThreatWorthTest {
    /** Black at m threatens to connect to the captives in a corner of sixteen points and in one of forty. */
    private static final Diagram CORNERS = Diagram.parse("""
            X X . X X X X X X X X . X X X
            X X X X X X X X X X X X X X X
            O O O O O O O O X X O O O O O
            O O O O O O O O O X O O O O O
            . . . . . . . . O X O . . . .
            . . . O . . . . O X O . . O .
            . . . . . . . . O X O . . . .
            . . . . . . . . O X O . . . .
            . . . . . . X X . m . X X . .
            """);

    /** A wall of each color on a wide board, and a captive of Black's. */
    private static final Diagram WIDE = Diagram.parse("""
            . . . . . . . . . . . X O . . . . . .
            . . . . . . . . . . . X O . . . . . .
            . . . . . . . . . . . X O . . . . . .
            . . . . . . . . . . . X O . . B . . .
            . . . . . . . . . . . X O . . . . . .
            . . . . . . . . . . . X O . . . . . .
            . . . . . . . . . . . X O . . . . . .
            """);

    private static Threat threat(Diagram diagram) {
        PointSet captive = diagram.marked('B');
        return new Threat(Color.BLACK, captive, captive.first(), captive.first(), captive);
    }

    /** The larger corner is worth more than the smaller one, and either more than its two stones; in all variants as much. */
    @EveryVariant
    void stonesAndTheTerritoryAroundThemCount(Variant variant) {
        Evaluation evaluation = Evaluation.of(variant.position(CORNERS.position()), Effort.QUICK);

        List<DoubleThreat> threats = evaluation.doubleThreats().stream()
                .filter(threat -> threat.move() == variant.point(CORNERS.board(), CORNERS.point('m')))
                .toList();

        assertThat(threats).singleElement().satisfies(threat -> {
            assertThat(threat.least()).isEqualTo(16.102226, within(1e-6));
            assertThat(threat.most()).isEqualTo(24.133123, within(1e-6));
        });
    }

    /** Two points for the stone; the same position on both sides adds nothing, whatever may change hands. */
    @Test
    void nothingIsGainedWhereNothingChanges() {
        Position position = WIDE.position();
        PointSet all = WIDE.board().points();

        assertThat(ThreatWorth.of(threat(WIDE), position, position, all)).isEqualTo(2);
        assertThat(ThreatWorth.ofStones(threat(WIDE))).isEqualTo(2);
    }

    /** A loss elsewhere does not make the stones worth less, and points that are settled do not count. */
    @Test
    void onlyGainsAtOpenPointsCount() {
        Position white = WIDE.position();
        Position black =
                white.with(WIDE.board().points().filter(point -> WIDE.board().x(point) == 14), Color.BLACK.code());
        PointSet all = WIDE.board().points();

        double gained = ThreatWorth.of(threat(WIDE), black, white, all);

        assertThat(gained).isEqualTo(55.440557, within(1e-6));
        assertThat(ThreatWorth.of(threat(WIDE), white, black, all)).isEqualTo(2);
        assertThat(ThreatWorth.of(threat(WIDE), black, white, PointSet.empty(WIDE.board())))
                .isEqualTo(2);
    }

    /** A white stone seven steps from the captive counts, one farther away does not. */
    @Test
    void pointsFarAwayDoNotCount() {
        Position black = WIDE.position();
        PointSet near = PointSet.of(WIDE.board(), WIDE.board().point(8, 3));
        PointSet far = PointSet.of(WIDE.board(), WIDE.board().point(7, 3));
        Position white = black.with(near.union(far), Color.WHITE.code());

        assertThat(ThreatWorth.of(threat(WIDE), black, white, near)).isGreaterThan(2);
        assertThat(ThreatWorth.of(threat(WIDE), black, white, far)).isEqualTo(2);
    }
}
