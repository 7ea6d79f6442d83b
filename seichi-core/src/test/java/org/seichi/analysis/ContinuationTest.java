package org.seichi.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.seichi.board.Color;
import org.seichi.board.Position;
import org.seichi.game.Overrides;
import org.seichi.game.Replay;
import org.seichi.record.RecordException;
import org.seichi.rules.Ruleset;
import org.seichi.rules.Rulesets;

/** Moves played from a position of a game. */
class ContinuationTest {
    /** White's next stone in the corner would stand alone without a liberty. */
    private static final String SINGLE = "(;GM[1]SZ[5]KM[0];B[ba];W[];B[ab])";

    /** White's next stone in the corner would take the last liberty of two stones. */
    private static final String PAIR = "(;GM[1]SZ[5]KM[0];B[ca];W[ba];B[bb];W[];B[ab])";

    private static ReadGame read(String record) throws UnusableException, RecordException {
        return GameFile.parse("-", record.getBytes(StandardCharsets.UTF_8), Watch.NONE)
                .read(1);
    }

    private static Replay played(String record, Ruleset rules) throws UnusableException, RecordException {
        Overrides terms = new Overrides(Optional.of(rules), OptionalInt.empty());
        ReadGame game = new Continuation(OptionalInt.empty(), List.of("W A5")).of(read(record), terms);
        return Replay.of(game.game(), rules);
    }

    @ParameterizedTest
    @CsvSource({"new-zealand, 1", "new-zealand, 2", "tromp-taylor, 2", "ing, 2"})
    void suicideThatTheRulesAllowIsPlayed(String rules, int stones) throws Exception {
        String record = stones == 1 ? SINGLE : PAIR;
        Replay replay = played(record, Rulesets.byId(rules).orElseThrow());
        Position end = replay.end().position();

        assertThat(end.stones(Color.WHITE).isEmpty()).isTrue();
        assertThat(end.capturedBy(Color.BLACK)).isEqualTo(stones);
        assertThat(replay.warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"japanese, 1", "ing, 1", "japanese, 2", "chinese, 2", "aga, 2"})
    void suicideThatTheRulesForbidIsRefused(String rules, int stones) {
        assertThatThrownBy(() ->
                        played(stones == 1 ? SINGLE : PAIR, Rulesets.byId(rules).orElseThrow()))
                .isInstanceOf(UnusableException.class)
                .hasMessage("W A5: the stone would have no liberty");
    }

    @Test
    void superkoForbidsWhatItForbidsInThePlayOfEngines() throws Exception {
        assertThatThrownBy(() -> played(SINGLE, Rulesets.byId("tromp-taylor").orElseThrow()))
                .isInstanceOf(UnusableException.class)
                .hasMessage("W A5: it repeats a position, which Tromp-Taylor rules forbid");
    }
}
