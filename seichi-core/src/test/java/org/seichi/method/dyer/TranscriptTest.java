package org.seichi.method.dyer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.game.FinalPosition;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.search.Budget;
import org.seichi.testkit.Examples;

/** The trace of the method, pass by pass, compared with golden files. */
class TranscriptTest {
    private static final Path GOLDEN = Path.of("src/test/resources/org/seichi/method/dyer");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "19x19-forced-connections",
                "19x19-dead-stones",
                "19x19-dame-open",
                "19x19-handicap",
                "9x9-bulky-five",
                "9x9-seki"
            })
    void theTranscriptOfAGame(String name) throws IOException {
        Game game = Examples.game(Examples.file(name));
        Terms terms = Terms.of(game);
        FinalPosition end = Replay.of(game, terms.rules()).end();
        StringBuilder said = new StringBuilder();
        new DynamicMethod()
                .assess(
                        end,
                        terms.rules(),
                        Budget.NORMAL,
                        (step, points, text) -> said.append(step)
                                .append(": ")
                                .append(text.get())
                                .append('\n'));
        Path golden = GOLDEN.resolve(name + ".txt");
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(golden, said.toString());
        }
        assertThat(said.toString()).isEqualTo(Files.readString(golden));
    }
}
