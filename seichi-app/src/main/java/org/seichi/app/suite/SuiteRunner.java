package org.seichi.app.suite;

import java.util.ArrayList;
import java.util.List;
import org.seichi.app.files.RecordFiles;

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
        GameMeasure measure = new GameMeasure(files, scoring);
        return FileThreads.rows(threads, names, name -> measure.rows(suite, name), progress);
    }
}
