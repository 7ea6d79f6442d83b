package org.seichi.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FinalLeadTest {
    private static FinalLead lead(double known, double deviation) {
        return FinalLead.of(LeadEvidence.of(known, deviation));
    }

    /** The probability of a lead below the given one, and the mean, by numerical integration in small steps. */
    private static double[] slow(double known, double deviation, double below) {
        double all = 0;
        double part = 0;
        double moment = 0;
        for (double lead = -400.005; lead < 400; lead += 0.01) {
            double weight = Math.exp(-Math.pow((lead - known) / deviation, 2) / 2) / (1 + Math.pow(lead / 4.5, 2));
            all += weight;
            part += lead < below ? weight : 0;
            moment += weight * lead;
        }
        return new double[] {part / all, moment / all};
    }

    @ParameterizedTest
    @CsvSource({"0, 9", "3, 9", "10, 9", "25, 9", "25, 3", "-10, 9", "40, 14", "1, 0.5", "150, 12", "5, 40"})
    void isWhatIsLikelyAfterTheEvidence(double known, double deviation) {
        FinalLead lead = lead(known, deviation);

        assertThat(lead.mean()).isEqualTo(slow(known, deviation, 0)[1], within(0.01 + deviation / 1000));
        assertThat(slow(known, deviation, lead.below(0.1))[0]).isEqualTo(0.1, within(0.005));
        assertThat(slow(known, deviation, lead.below(0.9))[0]).isEqualTo(0.9, within(0.005));
        assertThat(lead.chance()).isEqualTo(1 - slow(known, deviation, 0)[0], within(0.002));
        double near = slow(known, deviation, lead.mean() + 0.1)[0] - slow(known, deviation, lead.mean() - 0.1)[0];
        assertThat(lead.density(lead.mean())).isEqualTo(near / 0.2, within(0.6 * near));
    }

    /** The chance is above one half exactly when the expected lead is positive, however weak the evidence. */
    @Test
    void leadAndChanceAgree() {
        Random random = new Random(3);
        for (int i = 0; i < 300; i++) {
            double known = Math.scalb(random.nextDouble() - 0.5, random.nextInt(18) - 8);
            FinalLead lead = lead(known, Math.scalb(1 + random.nextDouble(), random.nextInt(8) - 1));

            assertThat(Math.signum(lead.mean())).isEqualTo(Math.signum(known));
            assertThat(Math.signum(lead.chance() - 0.5)).isEqualTo(Math.signum(known));
        }
    }

    @Test
    void nobodyLeadsWhereNothingSpeaksForAnybody() {
        assertThat(lead(0, 9).mean()).isZero();
        assertThat(lead(0, 9).chance()).isEqualTo(0.5);
    }

    @Test
    void aLeadIsTheLessTheLessSureItIs() {
        assertThat(lead(10, 14).mean()).isLessThan(lead(10, 9).mean()).isPositive();
        assertThat(lead(10, 0.5).mean()).isEqualTo(10, within(0.1));
        assertThat(lead(10, 0.5).deviation()).isEqualTo(0.5, within(0.05));
    }

    @Test
    void aLargeLeadStays() {
        assertThat(lead(80, 9).mean()).isEqualTo(78, within(1.0));
    }

    @Test
    void noLeadIsLargerThanTheBoard() {
        FinalLead lead = FinalLead.of(LeadEvidence.of(-4, 9), -10.5, -2.5);

        assertThat(lead.mean()).isEqualTo(-5.33, within(0.2));
        assertThat(lead.below(0.001)).isGreaterThanOrEqualTo(-10.5);
        assertThat(lead.below(0.999)).isLessThanOrEqualTo(-2.5);
        assertThat(lead.chance()).isZero();
        assertThat(FinalLead.of(LeadEvidence.of(30, 0.5), -10.5, -2.5).mean()).isEqualTo(-2.8, within(0.3));
    }

    /** The distribution is tabulated in steps of an eighth of the deviation, out to eight deviations on either side. */
    @Test
    void theStepsAreAnEighthOfADeviationAndGoAsFarAsEight() {
        FinalLead lead = lead(0, 2);

        assertThat(lead.density(0.01)).isEqualTo(lead.density(0.24)).isGreaterThan(lead.density(0.26));
        assertThat(lead.density(16.2)).isPositive();
        assertThat(lead.density(16.3)).isZero();
    }

    @Test
    void colorsMaySwap() {
        FinalLead black = lead(7.3, 9);
        FinalLead white = lead(-7.3, 9);

        assertThat(white.mean()).isEqualTo(-black.mean(), within(1e-12));
        assertThat(white.chance()).isEqualTo(1 - black.chance(), within(1e-12));
        assertThat(white.below(0.1)).isEqualTo(-black.below(0.9), within(1e-9));
    }

    @Test
    void witnessesAreJoinedByTheirPrecision() {
        LeadEvidence both = LeadEvidence.of(10, 2).and(LeadEvidence.of(-2, 4));

        assertThat(both.lead()).isEqualTo(7.6, within(1e-12));
        assertThat(1 / both.precision()).isEqualTo(3.2, within(1e-12));
        assertThat(LeadEvidence.of(10, 2).times(4).deviation()).isEqualTo(1, within(1e-12));
        assertThat(LeadEvidence.of(10, 2).times(-1).deviation()).isEqualTo(100, within(1e-9));
        assertThat(LeadEvidence.of(10, 0).deviation()).isEqualTo(0.5);
    }
}
