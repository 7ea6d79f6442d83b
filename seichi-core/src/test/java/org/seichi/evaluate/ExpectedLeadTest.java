package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpectedLeadTest {
    /** The share of all that lies below a lead, and the mean, in small steps over a wide range. */
    private static double[] slow(double judged, double deviation, double below) {
        double all = 0;
        double part = 0;
        double moment = 0;
        for (double lead = -400.005; lead < 400; lead += 0.01) {
            double weight = Math.exp(-Math.pow((lead - judged) / deviation, 2) / 2) / (1 + Math.pow(lead / 4.5, 2));
            all += weight;
            part += lead < below ? weight : 0;
            moment += weight * lead;
        }
        return new double[] {part / all, moment / all};
    }

    @ParameterizedTest
    @CsvSource({"0, 9", "3, 9", "10, 9", "25, 9", "25, 3", "-10, 9", "40, 14", "1, 0.5", "150, 12"})
    void isTheMeanOfWhatIsLikelyAfterTheJudgment(double judged, double deviation) {
        ExpectedLead lead = ExpectedLead.of(judged, deviation);

        assertThat(lead.mean()).isEqualTo(slow(judged, deviation, 0)[1], within(0.01 + deviation / 1000));
        assertThat(slow(judged, deviation, lead.low())[0]).isEqualTo(0.1, within(0.005));
        assertThat(slow(judged, deviation, lead.high())[0]).isEqualTo(0.9, within(0.005));
    }

    @Test
    void nobodyLeadsWhereNobodyIsJudgedToLead() {
        assertThat(ExpectedLead.of(0, 9).mean()).isEqualTo(0, within(1e-9));
    }

    @Test
    void aLeadIsTheLessTheLessSureItIs() {
        assertThat(ExpectedLead.of(10, 14).mean())
                .isLessThan(ExpectedLead.of(10, 9).mean())
                .isPositive();
        assertThat(ExpectedLead.of(10, 0.5).mean()).isEqualTo(10, within(0.1));
    }

    @Test
    void aLargeLeadStays() {
        assertThat(ExpectedLead.of(80, 9).mean()).isEqualTo(78, within(1.0));
    }

    @Test
    void colorsMaySwap() {
        ExpectedLead black = ExpectedLead.of(7.3, 9);
        ExpectedLead white = ExpectedLead.of(-7.3, 9);

        assertThat(white.mean()).isEqualTo(-black.mean());
        assertThat(white.low()).isEqualTo(-black.high());
        assertThat(white.high()).isEqualTo(-black.low());
    }
}
