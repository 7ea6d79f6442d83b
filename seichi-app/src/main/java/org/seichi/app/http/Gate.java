package org.seichi.app.http;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** Lets a number of analyses run at the same time and some more wait; sends the others away. */
final class Gate implements Endpoint {
    private static final String RETRY_SECONDS = "1";

    private final Endpoint behind;
    private final Limits limits;
    private final Shared shared;

    /** Something to be computed. */
    @FunctionalInterface
    interface Part<T> {
        T compute() throws RefusedException;
    }

    /** What all gates of a server have in common. */
    static final class Shared {
        private final Semaphore running;
        private final AtomicInteger present = new AtomicInteger();

        Shared(Limits limits) {
            running = new Semaphore(limits.computing(), true);
        }

        /** Waits for a turn and takes it: for an answer of many parts, each of which takes its own. */
        <T> T inTurn(Part<T> part) throws RefusedException {
            running.acquireUninterruptibly();
            try {
                return part.compute();
            } finally {
                running.release();
            }
        }
    }

    Gate(Endpoint behind, Limits limits, Shared shared) {
        this.behind = behind;
        this.limits = limits;
        this.shared = shared;
    }

    @Override
    public Response answer(Request request) throws RefusedException {
        if (shared.present.incrementAndGet() > limits.computing() + limits.waiting()) {
            shared.present.decrementAndGet();
            throw RefusedException.of(429, "busy", "too many requests are waiting; try again in a moment")
                    .with("Retry-After", RETRY_SECONDS);
        }
        try {
            return shared.inTurn(() -> behind.answer(request));
        } finally {
            shared.present.decrementAndGet();
        }
    }
}
