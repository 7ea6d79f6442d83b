package org.seichi.board;

import java.util.concurrent.CancellationException;

/**
 * Lets a host cancel a long analysis by interrupting its thread: the next step of a search or the next playout ends it with
 * an exception. A canceled analysis has no answer, never a different one.
 */
public final class Cancellation {
    private Cancellation() {}

    /**
     * Throws an exception if the analysis has been canceled. Costs next to nothing.
     *
     * @throws CancellationException if the thread was interrupted
     */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("nobody waits for the answer");
        }
    }
}
