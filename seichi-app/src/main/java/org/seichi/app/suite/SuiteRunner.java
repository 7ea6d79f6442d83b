package org.seichi.app.suite;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.seichi.analysis.GameFile;
import org.seichi.analysis.ReadGame;
import org.seichi.analysis.UnusableException;
import org.seichi.app.files.Failure;
import org.seichi.app.files.RecordFiles;
import org.seichi.game.Game;
import org.seichi.record.RecordException;
import org.seichi.rules.Outcome;

/**
 * Measures a method on a suite with several threads. The rows come in the order of the files and, except for their times, do
 * not depend on the number of threads.
 *
 * @param files reads the files
 * @param scoring scores the games
 * @param threads number of threads, at least 1
 */
public record SuiteRunner(RecordFiles files, GameScoring scoring, int threads) {
    /**
     * Number of files scored before the measured pass, to warm up the JVM. A smaller suite is repeated until this number is
     * reached.
     */
    public static final int WARM_UP = 300;

    /** Notified of each finished file, from several threads. */
    public interface Progress {
        /** Called when one more file is done. */
        void step();
    }

    /**
     * Scores all games once without a warm-up, for scorers that run in a process of their own.
     *
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public List<SuiteRow> runCold(Suite suite, Progress progress) throws InterruptedException {
        return rows(suite, suite.files(), progress);
    }

    /**
     * Scores all games after a warm-up.
     *
     * @param suite the files
     * @param progress notified of each file of the measured pass
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public List<SuiteRow> run(Suite suite, Progress progress) throws InterruptedException {
        rows(suite, warmUp(suite), () -> {});
        return rows(suite, suite.files(), progress);
    }

    private static List<String> warmUp(Suite suite) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < WARM_UP && !suite.files().isEmpty(); i++) {
            names.add(suite.files().get(i % suite.files().size()));
        }
        return names;
    }

    private List<SuiteRow> rows(Suite suite, List<String> names, Progress progress) throws InterruptedException {
        return FileThreads.rows(threads, names, name -> rows(suite, name), progress);
    }

    /** The rows of a file, one for each game in it; a single failure if it cannot be read. */
    private List<SuiteRow> rows(Suite suite, String file) {
        String name = suite.nameOf(file);
        try {
            GameFile found = files.load(file);
            return IntStream.rangeClosed(1, found.size())
                    .mapToObj(number -> row(Suite.nameOf(name, number), found, number))
                    .toList();
        } catch (IOException | RecordException | RuntimeException | StackOverflowError cause) {
            return List.of(failed(name, OptionalInt.empty(), cause, Optional.empty()));
        }
    }

    private SuiteRow row(String name, GameFile file, int number) {
        try {
            return row(name, file.read(number));
        } catch (RecordException cause) {
            return failed(name, OptionalInt.empty(), cause, Optional.empty());
        }
    }

    private SuiteRow row(String name, ReadGame read) {
        Game game = read.game();
        Optional<String> written = game.header().get("RE");
        OptionalInt recorded = written.flatMap(result -> Outcome.read(result).value())
                .map(Outcome::margin)
                .orElse(OptionalInt.empty());
        if (recorded.isEmpty()) {
            return new SuiteRow.Skipped(name, written.orElse(""));
        }
        try {
            return scoring.score(name, recorded.getAsInt(), read);
        } catch (UnusableException | RuntimeException | StackOverflowError cause) {
            int points = game.board().size();
            return failed(name, recorded, cause, game.marks().map(marks -> Agreement.none(points)));
        }
    }

    private static SuiteRow failed(String name, OptionalInt recorded, Throwable cause, Optional<Agreement> agreement) {
        return new SuiteRow.Failed(name, recorded, Failure.of(name, cause).inFile(), agreement);
    }
}
