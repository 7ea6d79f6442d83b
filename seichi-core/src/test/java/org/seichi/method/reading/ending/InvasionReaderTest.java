package org.seichi.method.reading.ending;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many games are played in a wide territory: as long as the attack may still turn out to work. */
class InvasionReaderTest {
    @ParameterizedTest
    @CsvSource({"0, 0.2", "1, 0.2", "2, 0.34", "3, 0.5", "4, 0.6"})
    void anAttackMustPromiseMoreTheMoreGamesWerePlayed(int step, double promising) {
        assertThat(InvasionReader.isOpen(promising, step)).isFalse();
        assertThat(InvasionReader.isOpen(promising + 0.001, step)).isTrue();
        assertThat(InvasionReader.isOpen(0.949, step)).isTrue();
        assertThat(InvasionReader.isOpen(0.95, step)).isFalse();
    }

    @Test
    void afterAllGamesNothingIsOpen() {
        assertThat(InvasionReader.isOpen(0.7, 5)).isFalse();
    }
}
