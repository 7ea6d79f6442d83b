package org.seichi.structure;

import static org.assertj.core.api.Assertions.assertThat;

import org.seichi.board.Color;
import org.seichi.board.Legality;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.testkit.EveryVariant;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Variant;

/** The probe predicts what playing the stone does. */
class LibertyProbeTest {
    @EveryVariant
    void foretellsWhatPlayingBrings(Variant variant) {
        RandomPositions.sample(51, 60).map(variant::position).forEach(position -> {
            LibertyProbe probe = new LibertyProbe(Chains.of(position));
            for (Color color : Color.values()) {
                position.empty().forEach(point -> compare(position, probe, color, point));
            }
        });
    }

    /** The captured stones, those of a chain once for each side on which it touches the point. */
    private static int sides(Position position, PointSet captured, int point) {
        int stones = 0;
        for (int neighbor : PointSet.of(position.board(), point)
                .neighbors(position.board())
                .intersection(captured)
                .toArray()) {
            stones += Floods.from(position, neighbor).size();
        }
        return stones;
    }

    private static void compare(Position position, LibertyProbe probe, Color color, int point) {
        int foretold = probe.libertiesAfter(point, color.code());
        if (position.withKo(0).legality(color, point) != Legality.LEGAL) {
            assertThat(foretold).isZero();
            assertThat(probe.isSelfAtari(point, color.code())).isTrue();
            return;
        }
        Position after = position.withKo(0).play(color, point);
        PointSet captured = position.stones(color.opponent()).minus(after.stones(color.opponent()));
        PointSet liberties = Floods.liberties(after, Floods.from(after, point));
        assertThat(foretold).isEqualTo(liberties.minus(captured).size());
        assertThat(probe.capturesAt(point, color.code())).isEqualTo(sides(position, captured, point));
        assertThat(probe.isSelfAtari(point, color.code())).isEqualTo(captured.isEmpty() && liberties.size() <= 1);
    }
}
