package org.seichi.app.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.Channels;
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

/** A large file is scored in parts, and none of its games is lost between them. */
class BatchTest {
    private static final String GAME = "(;GM[1]SZ[5]AB[cc];B[];W[])";
    /** A file of more bytes is scored in parts, of so many games. */
    private static final int LARGE = 256 << 10;

    private static final int PART = 32;

    @TempDir
    private Path folder;

    private final List<String> steps = new ArrayList<>();
    private final Summary summary = new Summary(2);

    /** Scores a file of a number of games and of that many bytes. */
    private void score(int games, int bytes) throws IOException, InterruptedException {
        StringBuilder text = new StringBuilder(GAME.repeat(games));
        text.append(" ".repeat(bytes - text.length()));
        Path file = Files.writeString(folder.resolve("games.sgf"), text);
        Table table = Table.on(Channels.newChannel(new ByteArrayOutputStream()), new BatchJson(), List.of(), summary);
        Batch.run(
                List.of(file.toString()),
                new Sources(new RecordFiles(new ByteArrayInputStream(new byte[0]), 1 << 20)),
                new GameRows(new ScoreAnalysis(StandInMethod.ALL_ALIVE, Options.USUAL)),
                Shard.WHOLE,
                table,
                2,
                (rows, share) -> steps.add(rows + " games, " + share + " bytes"));
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

    /** Rounded up from the half. */
    @Test
    void decimalsHaveThreePlaces() {
        assertThat(Column.MILLIS.text(1.2345)).isEqualTo("1.235");
        assertThat(Column.MILLIS.text(1.23449)).isEqualTo("1.234");
        assertThat(Column.MILLIS.text(2.0)).isEqualTo("2.000");
    }
}
