package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.seichi.method.reading.ending.DameMoves.Reasons;

class DameMovesTest {
    /** From the weakest to the strongest: one more of a kind outweighs all kinds after it. */
    private static final List<Reasons> RISING = List.of(
            new Reasons(false, false, 0, 0, 0),
            new Reasons(false, false, 0, 0, 1),
            new Reasons(false, false, 0, 0, 4),
            new Reasons(false, false, 0, 1, 0),
            new Reasons(false, false, 0, 1, 4),
            new Reasons(false, false, 0, 2, 0),
            new Reasons(false, false, 0, 2, 4),
            new Reasons(false, false, 1, 0, 0),
            new Reasons(false, false, 1, 2, 4),
            new Reasons(false, false, 2, 0, 0),
            new Reasons(false, true, 0, 0, 0),
            new Reasons(false, true, 2, 2, 4),
            new Reasons(true, false, 0, 0, 0),
            new Reasons(true, false, 2, 2, 4),
            new Reasons(true, true, 0, 0, 0));

    @Test
    void aReasonOutweighsAllThatComeAfterItTogether() {
        for (int i = 0; i < RISING.size(); i++) {
            for (int j = 0; j < RISING.size(); j++) {
                assertThat(RISING.get(i).outweigh(RISING.get(j)))
                        .as("%s and %s", RISING.get(i), RISING.get(j))
                        .isEqualTo(i > j);
            }
        }
    }
}
