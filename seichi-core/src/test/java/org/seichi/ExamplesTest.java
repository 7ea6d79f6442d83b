package org.seichi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.seichi.game.Ending;
import org.seichi.game.Game;
import org.seichi.game.Replay;
import org.seichi.game.Terms;
import org.seichi.record.RecordException;
import org.seichi.record.SgfReader;

/** The example records are sound, and their table says what they are. */
class ExamplesTest {
    private static final Path FOLDER = Path.of("../examples");

    static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".sgf"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleIsReadWithoutAWarningAndIsInTheTable(Path file) throws IOException, RecordException {
        Game game = SgfReader.readFirst(Files.readAllBytes(file));
        Terms terms = Terms.of(game);
        Replay replay = Replay.of(game, terms.rules());
        assertThat(game.warnings()).isEmpty();
        assertThat(terms.warnings()).isEmpty();
        assertThat(replay.warnings()).isEmpty();

        String name = file.getFileName().toString().replace(".sgf", "");
        String ending = replay.end().ending() == Ending.TWO_PASSES ? "two passes" : "dame open";
        assertThat(Files.readString(FOLDER.resolve("README.md")))
                .contains("| [%s](%s.sgf) | %s, komi %s | %s | %s |"
                        .formatted(
                                name,
                                name,
                                game.header().get("RU").orElseThrow(),
                                game.header().get("KM").orElseThrow(),
                                ending,
                                game.header().get("RE").orElseThrow()));
    }

    @Test
    void theTableListsNothingElse() throws IOException {
        long rows = Files.readAllLines(FOLDER.resolve("README.md")).stream()
                .filter(line -> line.contains(".sgf)"))
                .count();
        assertThat(rows).isEqualTo(examples().size());
    }
}
