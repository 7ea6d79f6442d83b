package org.seichi.app.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
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
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            return pass(pool, suite, suite.files(), progress);
        } finally {
            pool.shutdownNow();
        }
    }

    /**
     * Scores all games after a warm-up.
     *
     * @param suite the files
     * @param progress notified of each file of the measured pass
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public List<SuiteRow> run(Suite suite, Progress progress) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            pass(pool, suite, warmUp(suite), () -> {});
            return pass(pool, suite, suite.files(), progress);
        } finally {
            pool.shutdownNow();
        }
    }

    private static List<String> warmUp(Suite suite) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < WARM_UP && !suite.files().isEmpty(); i++) {
            names.add(suite.files().get(i % suite.files().size()));
        }
        return names;
    }

    private List<SuiteRow> pass(ExecutorService pool, Suite suite, List<String> names, Progress progress)
            throws InterruptedException {
        GameMeasure measure = new GameMeasure(files, scoring);
        List<Callable<List<SuiteRow>>> tasks = new ArrayList<>();
        for (String name : names) {
            tasks.add(() -> {
                List<SuiteRow> rows = measure.rows(suite, name);
                progress.step();
                return rows;
            });
        }
        List<SuiteRow> rows = new ArrayList<>();
        for (Future<List<SuiteRow>> done : pool.invokeAll(tasks)) {
            rows.addAll(result(done));
        }
        return rows;
    }

    private static List<SuiteRow> result(Future<List<SuiteRow>> done) throws InterruptedException {
        try {
            return done.get();
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken.getCause());
        }
    }
}
