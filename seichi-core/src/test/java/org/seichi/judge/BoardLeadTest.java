package org.seichi.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class BoardLeadTest {
    /** Games with a lead of ten points weigh half as much as level ones, those with thirty points a tenth as much. */
    @Test
    void farLeadsAreCountedSeldom() {
        assertThat(new BoardLead(0).closeness()).isEqualTo(0);
        assertThat(Math.exp(new BoardLead(10).closeness())).isCloseTo(1 / 2.0, within(1e-9));
        assertThat(Math.exp(new BoardLead(30).closeness())).isCloseTo(1 / 10.0, within(1e-9));
    }

    @Test
    void itDoesNotMatterWhoLeads() {
        assertThat(new BoardLead(-17).closeness()).isEqualTo(new BoardLead(17).closeness());
    }

    @Test
    void itIsToldInWords() {
        assertThat(new BoardLead(0).inWords()).isEqualTo("the score is even");
        assertThat(new BoardLead(1).inWords()).isEqualTo("Black leads by 1");
        assertThat(new BoardLead(-12).inWords()).isEqualTo("White leads by 12");
    }
}
