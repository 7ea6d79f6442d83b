package org.seichi.app.batch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import org.seichi.analysis.GameFile;

/**
 * A run over archives. One thread finds the sources, several score the games, one writes the rows in the order of the
 * sources, so the table does not depend on the number of threads. Queues are bounded, so the memory for work under way does
 * not depend on the number of games.
 */
public final class Batch {
    /** Maximum number of tasks under way or waiting to be written. */
    private static final int WINDOW = 128;
    /** Size in bytes (256 KiB) above which a file is parsed first and given to the workers in parts. */
    private static final long LARGE = 1 << 18;

    private static final int GAMES_AT_A_TIME = 32;
    /** Maximum number of small files in a task, so that to hand over tasks costs little beside a quick method. */
    private static final int FILES_AT_A_TIME = 8;
    /** Number of tasks under way from which on small files are put together, since nobody waits for work. */
    private static final int ENOUGH = 64;
    /** KiB of sources that may be in memory at once (128 MiB); a larger source waits until it is alone. */
    private static final int ROOM = 1 << 17;

    private static final Pending END = new Pending(CompletableFuture.completedFuture(List.of()), 0, 0);

    private final GameRows rows;
    private final Shard shard;
    private final Table table;
    private final ExecutorService workers;
    private final BlockingQueue<Pending> pending = new ArrayBlockingQueue<>(WINDOW);
    private final Semaphore room = new Semaphore(ROOM);
    /** Small files that wait to be put together in a task; belongs to the thread that finds the sources. */
    private final List<Source> waiting = new ArrayList<>();

    private Batch(GameRows rows, Shard shard, Table table, int threads) {
        this.rows = rows;
        this.shard = shard;
        this.table = table;
        this.workers = Executors.newFixedThreadPool(threads);
    }

    /** Rows in the making, the bytes of input they stand for, and the KiB of {@link #ROOM} they release when written. */
    private record Pending(Future<List<BatchRow>> rows, long share, int room) {}

    /**
     * Scores the games of the given paths that are not in the table yet.
     *
     * @param paths files, folders, archives, glob patterns
     * @param sources finds the sources
     * @param rows scores the games
     * @param shard the part of the sources to take
     * @param table receives the rows
     * @param threads number of scoring threads
     * @param listener notified of the progress
     * @throws IOException if the table cannot be written
     * @throws InterruptedException if the thread is interrupted
     */
    public static void run(
            List<String> paths,
            Sources sources,
            GameRows rows,
            Shard shard,
            Table table,
            int threads,
            BatchListener listener)
            throws IOException, InterruptedException {
        Batch batch = new Batch(rows, shard, table, threads);
        Thread finder = new Thread(() -> batch.find(paths, sources), "sources");
        finder.setDaemon(true);
        finder.start();
        try {
            batch.write(listener);
        } finally {
            finder.interrupt();
            batch.workers.shutdownNow();
        }
    }

    private void find(List<String> paths, Sources sources) {
        try {
            try {
                for (String path : paths) {
                    sources.forEach(path, this::submit);
                }
                submitWaiting();
                pending.put(END);
            } catch (RuntimeException | Error broken) {
                pending.put(new Pending(CompletableFuture.failedFuture(broken), 0, 0));
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private void submit(Source source) throws InterruptedException {
        int first = shard.contains(source.key()) ? table.firstMissing(source.name()) : 0;
        if (first == 0) {
            pending.put(new Pending(CompletableFuture.completedFuture(List.of()), source.share(), 0));
            return;
        }
        if (!room.tryAcquire(held(source))) {
            submitWaiting();
            room.acquire(held(source));
        }
        if (first == 1 && source.size() <= LARGE) {
            waiting.add(source);
            if (waiting.size() == FILES_AT_A_TIME || pending.size() < ENOUGH) {
                submitWaiting();
            }
        } else {
            submitWaiting();
            submitInParts(source, first, held(source));
        }
    }

    private static int held(Source source) {
        return (int) Math.min(ROOM, 1 + (source.size() >> 10));
    }

    private void submitWaiting() throws InterruptedException {
        if (!waiting.isEmpty()) {
            List<Source> files = List.copyOf(waiting);
            waiting.clear();
            long share = files.stream().mapToLong(Source::share).sum();
            int held = files.stream().mapToInt(Batch::held).sum();
            pending.put(new Pending(workers.submit(() -> rows.of(files)), share, held));
        }
    }

    private void submitInParts(Source source, int first, int held) throws InterruptedException {
        GameFile file;
        try {
            file = rows.open(source);
        } catch (GameRows.Unreadable cause) {
            List<BatchRow> failed = List.of(BatchRow.unreadable(source.name(), cause.getMessage()));
            pending.put(new Pending(CompletableFuture.completedFuture(failed), source.share(), held));
            return;
        }
        long left = source.share();
        for (int game = first; game <= file.size(); game += GAMES_AT_A_TIME) {
            int from = game;
            int to = Math.min(file.size(), game + GAMES_AT_A_TIME - 1);
            long part = source.share() * (to - from + 1) / file.size();
            pending.put(new Pending(workers.submit(() -> rows.of(file, from, to)), part, 0));
            left -= part;
        }
        pending.put(new Pending(CompletableFuture.completedFuture(List.of()), left, held));
    }

    private void write(BatchListener listener) throws IOException, InterruptedException {
        for (Pending next = pending.take(); !next.equals(END); next = pending.take()) {
            List<BatchRow> done = result(next.rows());
            table.append(done);
            room.release(next.room());
            listener.done(done.size(), next.share());
        }
    }

    private static List<BatchRow> result(Future<List<BatchRow>> rows) throws InterruptedException {
        try {
            return rows.get();
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken.getCause());
        }
    }
}
