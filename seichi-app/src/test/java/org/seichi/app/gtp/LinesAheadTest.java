package org.seichi.app.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.seichi.app.play.SearchingPlayer;
import org.seichi.board.Cancellation;
import org.seichi.playout.JobRunner;

/** A further line of the controller ends an analysis, and nothing else. */
@Timeout(60)
class LinesAheadTest {
    private static final String LOAD = "loadsgf examples/9x9-dead-stones.sgf";

    private static LinesAhead lines(String text) {
        return LinesAhead.of(new GtpLines(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))));
    }

    private static void await(LinesAhead lines) {
        while (!lines.hasNext()) {
            Thread.onSpinWait();
        }
    }

    @Test
    void linesComeInTheirOrderAndTheEndIsNone() throws IOException {
        LinesAhead lines = lines("name\n\nquit");

        assertThat(lines.next()).contains("name");
        assertThat(lines.next()).contains("");
        assertThat(lines.next()).contains("quit");
        assertThat(lines.next()).isEmpty();
        assertThat(lines.hasNext()).isFalse();
    }

    @Test
    void aFailureOfTheInputIsTold() {
        LinesAhead lines = LinesAhead.of(new GtpLines(new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("gone");
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                throw new IOException("gone");
            }
        }));

        assertThat(catchThrowable(lines::next)).hasMessage("gone");
    }

    @Test
    void aLineInterruptsWorkThatIsGoingOn() throws Exception {
        try (PipedInputStream in = new PipedInputStream();
                PipedOutputStream out = new PipedOutputStream(in)) {
            LinesAhead lines = LinesAhead.of(new GtpLines(in));
            Controller.Work<String> endless = () -> {
                send(out, "name\n");
                while (true) {
                    Cancellation.check();
                }
            };

            assertThat(lines.untilNext(endless)).isEmpty();
            assertThat(Thread.currentThread().isInterrupted()).isFalse();
            assertThat(lines.next()).contains("name");
            assertThat(lines.untilNext(() -> "done")).contains("done");
        }
    }

    private static void send(PipedOutputStream out, String text) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"name", ""})
    void anAnalysisThatNobodyWaitsForIsEmptyAndChangesNoLaterAnswer(String next) {
        GtpEngine engine = GtpEngines.create();
        GtpEngine undisturbed = GtpEngines.create();
        engine.answer(LOAD);
        undisturbed.answer(LOAD);
        LinesAhead lines = lines(next + "\n");
        await(lines);

        assertThat(engine.answer("lz-analyze w 10", lines)).isEqualTo("= \n\n");
        assertThat(engine.answer("7 kata-analyze w 10", lines)).isEqualTo("=7 \n\n");
        assertThat(engine.answer("reg_genmove w", lines)).isEqualTo(undisturbed.answer("reg_genmove w"));
        assertThat(engine.answer("lz-analyze w 10", lines(""))).isEqualTo(undisturbed.answer("lz-analyze w 10"));
    }

    /** After the first eight playouts of an endless analysis; the next one begins anew. */
    @Test
    void anAnalysisEndsWithWhatItHasFound() throws Exception {
        try (PipedInputStream in = new PipedInputStream();
                PipedOutputStream out = new PipedOutputStream(in)) {
            LinesAhead lines = LinesAhead.of(new GtpLines(in));
            AtomicInteger runs = new AtomicInteger();
            JobRunner runner = (jobs, job) -> {
                JobRunner.SEQUENTIAL.run(jobs, job);
                if (runs.incrementAndGet() == 1) {
                    send(out, "name\n");
                    await(lines);
                }
            };
            GtpEngine engine = GtpEngines.playing(new SearchingPlayer(true, 100_000_000, runner));
            engine.answer(LOAD);

            String cut = engine.answer("lz-analyze w 10", lines);
            assertThat(cut).startsWith("= \ninfo move ");
            assertThat(visits(cut)).isEqualTo(8);
            assertThat(lines.next()).contains("name");
        }
    }

    private static int visits(String analysis) {
        return Pattern.compile("visits (\\d+)")
                .matcher(analysis)
                .results()
                .mapToInt(each -> Integer.parseInt(each.group(1)))
                .sum();
    }

    @Test
    void aMoveIsGeneratedInFullWhateverFollows() {
        GtpEngine engine = GtpEngines.create();
        GtpEngine undisturbed = GtpEngines.create();
        engine.answer(LOAD);
        undisturbed.answer(LOAD);
        LinesAhead lines = lines("name\n");
        await(lines);

        assertThat(engine.answer("lz-genmove_analyze w", lines)).isEqualTo(undisturbed.answer("lz-genmove_analyze w"));
    }
}
