package org.seichi.app.http;

import java.util.concurrent.Callable;

/** Gives the parts of a long answer their turns among the requests of other clients. */
@FunctionalInterface
interface Turns {
    /**
     * Computes a part when its turn comes.
     *
     * @throws InterruptedException if nobody waits for the answer any more
     * @throws RefusedException if too much is waiting already
     */
    <T> T compute(Callable<T> part) throws InterruptedException, RefusedException;
}
