package org.seichi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the plain reader with its slow twins, {@link OutcomeReader} and {@link Komi#readFree}. */
class PlainOutcomeTest {
    @Test
    void everyMarginIsReadAsTheTwinReadsIt() {
        for (String color : new String[] {"B+", "W+"}) {
            for (int points = 0; points < 1000; points++) {
                for (String fraction : new String[] {"", ".0", ".5", ".00", ".50"}) {
                    assertAsTheTwin(color + points + fraction);
                }
            }
        }
    }

    @Test
    void everyPlainKomiIsReadAsTheTwinReadsIt() {
        for (int points = 0; points < 1000; points++) {
            for (String fraction : new String[] {"", ".0", ".5", ".00", ".50", ".75"}) {
                assertThat(Komi.read(points + fraction)).isEqualTo(Komi.readFree(points + fraction));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"B+R", "W+R", "B+T", "W+T", "B+F", "W+F", "B+007", "W+0"})
    void plainResultsAreReadAsTheTwinReadsThem(String text) {
        assertAsTheTwin(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "B",
                "B+",
                "b+3",
                "B+3.25",
                "B+3,5",
                "B+1000",
                "B+3.",
                "B+.5",
                "B+R ",
                "B+Resign",
                "B+3.5.5",
                "B+٣",
                "0",
                "Draw",
                "Void",
                "W+-1"
            })
    void anythingElseIsLeftToTheTwin(String text) {
        assertThat(Outcome.readPlain(text)).isEmpty();
    }

    private static void assertAsTheTwin(String text) {
        Optional<Outcome> read = Outcome.readPlain(text);
        assertThat(read).as(text).isPresent();
        assertThat(Parsed.plain(read.orElseThrow())).as(text).isEqualTo(OutcomeReader.read(text));
    }
}
