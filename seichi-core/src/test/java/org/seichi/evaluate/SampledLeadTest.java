package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.PointSet;
import org.seichi.board.Position;
import org.seichi.playout.Sample;
import org.seichi.playout.SampledGame;
import org.seichi.structure.Groups;
import org.seichi.structure.Structure;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Symmetry;
import org.seichi.testkit.Variant;

class SampledLeadTest {
    private static final double REST = -6.5;

    private static Sample sample(Position position) {
        PointSet nothing = PointSet.empty(position.board());
        return Sample.ofGame(position, nothing, nothing, 60);
    }

    private static Strength strength(Position position) {
        return Evaluation.of(position, Effort.QUICK).strength();
    }

    /**
     * The weights spelled out: each misjudged stone multiplies a game's weight by exp(-0.1), an end 14 points from the likely
     * lead halves it; moving first is worth eight points on an empty board, less with the square of the open share.
     */
    @Test
    void likelyGamesCountMore() {
        RandomPositions.sample(7, 6).forEach(position -> {
            int beginner = position.toMove() == Color.BLACK ? 1 : -1;
            Sample sample = sample(position);
            Strength strength = strength(position);
            Groups groups = Structure.of(position).groups();
            double sum = 0;
            double won = 0;
            double moment = 0;
            for (SampledGame game : sample.results()) {
                double end = game.area() + REST + 8 * 0.36 * beginner;
                double misjudged = 0;
                for (Color color : Color.values()) {
                    for (int stone : position.stones(color).toArray()) {
                        double alive = strength.alive(groups.at(stone));
                        misjudged += game.kept().contains(stone) ? 1 - alive : alive;
                    }
                }
                double weight = Math.exp(-0.1 * misjudged) / (1 + Math.pow((end - 5) / 14, 2));
                sum += weight;
                won += end > 0 ? weight : 0;
                moment += weight * end;
            }
            SampledLead lead = SampledLead.of(sample, strength, REST, 0.6, beginner, 5);

            assertThat(lead.won()).isEqualTo(won / sum, within(1e-4));
            assertThat(lead.evidence().lead()).isEqualTo(moment / sum, within(1e-2));
        });
    }

    @Test
    void colorsMaySwap() {
        Position position = RandomPositions.sample(1, 9).findFirst().orElseThrow();
        Position swapped = new Variant(Symmetry.values()[0], true).position(position);
        SampledLead black = SampledLead.of(sample(position), strength(position), REST, 0.6, 1, 5);
        SampledLead white = SampledLead.of(sample(swapped), strength(swapped), -REST, 0.6, -1, -5);

        assertThat(white.won()).isEqualTo(1 - black.won(), within(1e-9));
        assertThat(white.evidence().lead()).isEqualTo(-black.evidence().lead(), within(1e-9));
    }
}
