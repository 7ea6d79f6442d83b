package org.seichi.app.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** Makes the rows of many files with several threads; they come in the order of the files, with any number of threads. */
final class FileThreads {
    private FileThreads() {}

    /**
     * Makes the rows of all files.
     *
     * @param threads number of threads, at least 1
     * @param work makes the rows of one file; called from several threads
     * @param progress notified of each file
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    static <R> List<R> rows(
            int threads, List<String> files, Function<String, List<R>> work, SuiteRunner.Progress progress)
            throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Callable<List<R>>> tasks = new ArrayList<>();
            for (String file : files) {
                tasks.add(() -> {
                    List<R> rows = work.apply(file);
                    progress.step();
                    return rows;
                });
            }
            List<R> rows = new ArrayList<>();
            for (Future<List<R>> done : pool.invokeAll(tasks)) {
                rows.addAll(done.get());
            }
            return rows;
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken.getCause());
        } finally {
            pool.shutdownNow();
        }
    }
}
