package org.seichi.app.http;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The worker threads of a server: a pool with a bounded queue for each {@link Load}. */
final class Workers implements Turns, AutoCloseable {
    private static final int FILE_THREADS = 2;
    private static final int FILES_WAITING = 4_096;
    private static final int IDLE_SECONDS = 30;

    private final Map<Load, ThreadPoolExecutor> pools = new EnumMap<>(Load.class);

    Workers(Limits limits) {
        pools.put(Load.FILES, pool(Load.FILES, FILE_THREADS, FILES_WAITING));
        pools.put(Load.SCORES, pool(Load.SCORES, limits.computing(), limits.waiting()));
        pools.put(Load.SEARCHES, pool(Load.SEARCHES, limits.computing(), limits.waiting()));
        pools.put(Load.STREAMS, pool(Load.STREAMS, limits.streams(), 0));
    }

    private static ThreadPoolExecutor pool(Load load, int threads, int waiting) {
        BlockingQueue<Runnable> queue = waiting == 0 ? new SynchronousQueue<>() : new ArrayBlockingQueue<>(waiting);
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(threads, threads, IDLE_SECONDS, TimeUnit.SECONDS, queue, work -> {
                    Thread thread = new Thread(work, "seichi-" + load);
                    thread.setDaemon(true);
                    return thread;
                });
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    /**
     * Queues work. Canceling the future removes it from the queue, or interrupts it.
     *
     * @throws RefusedException if the queue is full
     */
    Future<?> submit(Load load, Runnable work) throws RefusedException {
        FutureTask<Void> task = new FutureTask<>(work, null) {
            @Override
            public boolean cancel(boolean interrupt) {
                pools.get(load).remove(this);
                return super.cancel(interrupt);
            }
        };
        try {
            pools.get(load).execute(task);
        } catch (RejectedExecutionException full) {
            throw RefusedException.of(429, "busy", "too many requests are waiting; try again in a moment")
                    .with("Retry-After", "1");
        }
        return task;
    }

    @Override
    public <T> T compute(Callable<T> part) throws InterruptedException, RefusedException {
        FutureTask<T> answered = new FutureTask<>(part);
        Future<?> turn = submit(Load.SEARCHES, answered);
        try {
            return answered.get();
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        } finally {
            turn.cancel(true);
        }
    }

    /** Interrupts all streamed answers. */
    void endStreams() {
        pools.get(Load.STREAMS).shutdownNow();
    }

    /** Interrupts all work. */
    @Override
    public void close() {
        pools.values().forEach(ThreadPoolExecutor::shutdownNow);
    }
}
