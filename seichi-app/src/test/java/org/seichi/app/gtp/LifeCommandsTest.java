package org.seichi.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The life-and-death commands of GNU Go. */
class LifeCommandsTest {
    private final GtpEngine engine = GtpEngines.create();

    @BeforeEach
    void clear() {
        GtpEngines.answer(engine, "boardsize 6");
    }

    /** Sets up a black group with three points in the corner, inside a white wall. */
    private void threePoints() {
        for (String stone : "A2 B2 C2 D2 D1".split(" ", -1)) {
            GtpEngines.answer(engine, "play black " + stone);
        }
        for (String stone : "A3 B3 C3 D3 E2 E1 E3".split(" ", -1)) {
            GtpEngines.answer(engine, "play white " + stone);
        }
    }

    @Test
    void theMiddleOfThreePointsIsTheMoveOfBoth() {
        threePoints();
        assertThat(GtpEngines.answer(engine, "owl_attack B2")).isEqualTo("1 B1");
        assertThat(GtpEngines.answer(engine, "owl_defend B2")).isEqualTo("1 B1");
    }

    @Test
    void whatIsTakenIsNotDefendedAnyMore() {
        threePoints();
        GtpEngines.answer(engine, "play white B1");
        assertThat(GtpEngines.answer(engine, "owl_attack D1")).startsWith("1 ");
        assertThat(GtpEngines.answer(engine, "owl_defend D1")).isEqualTo("0");
    }

    @Test
    void withoutPositionsNothingIsCertain() {
        threePoints();
        assertThat(GtpEngines.answer(engine, "owl_attack B2 1")).isEqualTo("0 uncertain");
        assertThat(engine.answer("owl_attack B2 0")).startsWith("? syntax error: 0 is not 1 or more");
    }

    @Test
    void aPointWithoutAStoneIsRefused() {
        assertThat(engine.answer("owl_attack F6")).startsWith("? vertex must not be empty");
        assertThat(engine.answer("owl_attack pass")).startsWith("? vertex must not be empty");
    }
}
