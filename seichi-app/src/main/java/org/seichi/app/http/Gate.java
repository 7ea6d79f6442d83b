package org.seichi.app.http;

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** Lets a number of analyses run at the same time and some more wait; sends the others away. */
final class Gate implements Endpoint {
    private static final String RETRY_SECONDS = "1";

    private final Endpoint behind;
    private final Limits limits;
    private final Shared shared;

    /** What all gates of a server have in common. */
    static final class Shared {
        private final Semaphore running;
        private final AtomicInteger present = new AtomicInteger();

        Shared(Limits limits) {
            running = new Semaphore(limits.computing(), true);
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
            shared.running.acquireUninterruptibly();
            try {
                return behind.answer(request);
            } finally {
                shared.running.release();
            }
        } finally {
            shared.present.decrementAndGet();
        }
    }
}
