package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.playout.Sample;
import org.seichi.playout.SampledGame;
import org.seichi.testkit.RandomPositions;
import org.seichi.testkit.Symmetry;
import org.seichi.testkit.Variant;

class SampledLeadTest {
    private static final double REST = -6.5;

    /** Word by word: a lost stone takes six percent off a game, an end 20 points apart half of it; beginning is worth eight points on an empty board. */
    @Test
    void likelyGamesCountMore() {
        RandomPositions.sample(7, 6).forEach(position -> {
            int beginner = position.toMove() == Color.BLACK ? 1 : -1;
            Sample sample = Sample.ofGame(position, 60);
            double sum = 0;
            double won = 0;
            double moment = 0;
            for (SampledGame game : sample.results()) {
                double end = game.area() + REST + 8 * 0.36 * beginner;
                double weight = Math.exp(-0.06 * game.lost()) / (1 + Math.pow(end / 20, 2));
                sum += weight;
                won += end > 0 ? weight : 0;
                moment += weight * end;
            }
            SampledLead lead = SampledLead.of(sample, REST, 0.6, beginner);

            assertThat(lead.won()).isEqualTo(won / sum, within(1e-9));
            assertThat(lead.evidence().lead()).isEqualTo(moment / sum, within(1e-9));
        });
    }

    @Test
    void colorsMaySwap() {
        Position position = RandomPositions.sample(1, 9).findFirst().orElseThrow();
        Position swapped = new Variant(Symmetry.values()[0], true).position(position);
        SampledLead black = SampledLead.of(Sample.ofGame(position, 60), REST, 0.6, 1);
        SampledLead white = SampledLead.of(Sample.ofGame(swapped, 60), -REST, 0.6, -1);

        assertThat(white.won()).isEqualTo(1 - black.won(), within(1e-9));
        assertThat(white.evidence().lead()).isEqualTo(-black.evidence().lead(), within(1e-9));
    }
}
