package org.seichi.app.http;

import java.util.concurrent.Callable;

/** Schedules the parts of a streamed answer among the requests of other clients. */
@FunctionalInterface
interface Turns {
    /**
     * Computes a part when its turn comes; blocks until then.
     *
     * @throws InterruptedException if the client is gone
     * @throws RefusedException if the queue is full
     */
    <T> T compute(Callable<T> part) throws InterruptedException, RefusedException;
}
