package org.seichi.app.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.seichi.analysis.Options;
import org.seichi.analysis.ScoreAnalysis;
import org.seichi.app.StandInMethod;
import org.seichi.app.files.RecordFiles;
import org.seichi.app.render.batch.BatchJson;

/** Large files are scored in parts and small ones together, and no game is lost between them. */
class BatchTest {
    private static final String GAME = "(;GM[1]SZ[5]AB[cc];B[];W[])";
    /** A file of more bytes is scored in parts, of so many games. */
    private static final int LARGE = 256 << 10;

    private static final int PART = 32;

    @TempDir
    private Path folder;

    private final List<String> steps = new ArrayList<>();
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final Summary summary = new Summary(2);
    private long shares;

    /** Scores a file of a number of games and of that many bytes. */
    private void score(int games, int bytes) throws IOException, InterruptedException {
        StringBuilder text = new StringBuilder(GAME.repeat(games));
        text.append(" ".repeat(bytes - text.length()));
        score(Files.writeString(folder.resolve("games.sgf"), text));
    }

    private void score(Path path) throws IOException, InterruptedException {
        Table table = Table.on(Channels.newChannel(written), new BatchJson(), List.of(), summary);
        Batch.run(
                List.of(path.toString()),
                new Sources(new RecordFiles(new ByteArrayInputStream(new byte[0]), 1 << 20)),
                new GameRows(new ScoreAnalysis(StandInMethod.ALL_ALIVE, Options.USUAL)),
                Shard.WHOLE,
                table,
                2,
                (rows, share) -> {
                    steps.add(rows + " games, " + share + " bytes");
                    shares += share;
                });
    }

    @Test
    void aFileOf256KilobytesIsScoredAsOne() throws IOException, InterruptedException {
        score(PART + 1, LARGE);
        assertThat(steps).containsExactly("33 games, 262144 bytes");
        assertThat(summary.scored()).isEqualTo(33);
    }

    /** Each part stands for its share of the bytes, so that the progress is never more than there is. */
    @Test
    void aLargerOneIsScoredInPartsOf32Games() throws IOException, InterruptedException {
        score(2 * PART + 1, LARGE + 1);
        assertThat(steps)
                .containsExactly(
                        "32 games, 129056 bytes", "32 games, 129056 bytes", "1 games, 4033 bytes", "0 games, 0 bytes");
        assertThat(summary.scored()).isEqualTo(65);
    }

    /** Small files are put together while others wait, a large one among them is not, and none overtakes another. */
    @Test
    void theRowsOfManyFilesStandInTheirOrder() throws IOException, InterruptedException {
        int games = 0;
        long bytes = 0;
        for (int number = 1000; number < 1700; number++) {
            int count = number == 1399 ? PART + 1 : 1;
            int padding = number == 1399 ? LARGE : 0;
            String text = GAME.repeat(count) + " ".repeat(padding);
            Files.writeString(folder.resolve(number + ".sgf"), text);
            games += count;
            bytes += text.length();
        }
        score(folder);
        List<String> sources = written.toString(StandardCharsets.UTF_8)
                .lines()
                .map(row -> row.replaceFirst(".*/(\\d+)\\.sgf.*", "$1"))
                .toList();
        assertThat(sources).hasSize(games).isSorted().contains("1000", "1399", "1699");
        assertThat(shares).isEqualTo(bytes);
        assertThat(summary.scored()).isEqualTo(games);
    }

    /** Rounded up from the half. */
    @Test
    void decimalsHaveThreePlaces() {
        assertThat(Column.MILLIS.text(1.2345)).isEqualTo("1.235");
        assertThat(Column.MILLIS.text(1.23449)).isEqualTo("1.234");
        assertThat(Column.MILLIS.text(2.0)).isEqualTo("2.000");
    }
}
