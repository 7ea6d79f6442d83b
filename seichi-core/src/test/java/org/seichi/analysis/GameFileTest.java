package org.seichi.analysis;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.seichi.game.Game;
import org.seichi.record.RecordException;

/** What a user submits, as bytes and as a text. */
class GameFileTest {
    private static final String DIAGRAM = ". X O\n. X O\n. X .\n";

    private static ReadGame read(byte[] bytes) throws RecordException, UnusableException {
        return GameFile.parse("a", bytes, Watch.NONE).read(1);
    }

    @Test
    void aTextIsReadAsItIsWhateverItsRecordNames() throws Exception {
        Game game = read(GameFile.bytesOf("(;SZ[9]CA[Shift_JIS]PB[山田];B[ee])")).game();

        assertThat(game.header().get("PB")).contains("山田");
        assertThat(game.warnings()).isEmpty();
    }

    @Test
    void aTextIsMarkedOnceAndOnlyWhereItMatters() {
        assertThat(GameFile.bytesOf("(;)")).isEqualTo("(;)".getBytes(UTF_8));
        assertThat(GameFile.bytesOf("é")).isEqualTo("\ufeffé".getBytes(UTF_8));
        assertThat(GameFile.bytesOf("\ufeffé")).isEqualTo("\ufeffé".getBytes(UTF_8));
    }

    @Test
    void aMarkBeforeABoardInLettersIsNoPartOfIt() throws Exception {
        assertThat(read(("\ufeff" + DIAGRAM).getBytes(UTF_8)).game().steps())
                .isEqualTo(read(DIAGRAM.getBytes(UTF_8)).game().steps());
        assertThatExceptionOfType(RecordException.class)
                .isThrownBy(() -> read(GameFile.bytesOf(DIAGRAM + "é X O\n")))
                .withMessageStartingWith("é");
    }
}
