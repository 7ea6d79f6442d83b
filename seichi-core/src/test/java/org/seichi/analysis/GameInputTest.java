package org.seichi.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.seichi.game.Game;
import org.seichi.record.RecordException;
import org.seichi.text.Diagram;

/** What a user submits, as bytes and as a text. */
class GameInputTest {
    private static final String DIAGRAM = ". X O\n. X O\n. X .\n";

    private static ReadGame read(byte[] bytes) throws RecordException, UnusableException {
        return GameInput.read("a", bytes, Watch.NONE).read(1);
    }

    @Test
    void aTextIsReadAsItIsWhateverItsRecordNames() throws Exception {
        Game game = read(GameInput.ofText("(;SZ[9]CA[Shift_JIS]PB[山田];B[ee])")).game();

        assertThat(game.header().get("PB")).contains("山田");
        assertThat(game.warnings()).isEmpty();
    }

    @Test
    void aTextIsMarkedOnceAndOnlyWhereItMatters() {
        assertThat(GameInput.ofText("(;)")).isEqualTo("(;)".getBytes(UTF_8));
        assertThat(GameInput.ofText("é")).isEqualTo("\ufeffé".getBytes(UTF_8));
        assertThat(GameInput.ofText("\ufeffé")).isEqualTo("\ufeffé".getBytes(UTF_8));
    }

    @Test
    void aMarkBeforeADiagramIsNoPartOfIt() throws Exception {
        assertThat(read(("\ufeff" + DIAGRAM).getBytes(UTF_8)).game().steps())
                .isEqualTo(read(DIAGRAM.getBytes(UTF_8)).game().steps());
        assertThatExceptionOfType(UnusableException.class)
                .isThrownBy(() -> read(GameInput.ofText(DIAGRAM + "é X O\n")))
                .withMessageEndingWith(wrong(DIAGRAM + "é X O\n"));
    }

    private static String wrong(String diagram) {
        try {
            return Diagram.parse(diagram).toString();
        } catch (IllegalArgumentException why) {
            return why.getMessage();
        }
    }
}
