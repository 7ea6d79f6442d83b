package org.seichi.board;

import java.util.concurrent.CancellationException;

/**
 * How whatever takes long learns that nobody wants its answer any more: the host interrupts the thread, and the next step of
 * a search, or the next sampled game, ends the whole analysis. What is cancelled has no answer, never another one.
 */
public final class Cancellation {
    private Cancellation() {}

    /**
     * Goes on only if somebody still wants the answer. Costs next to nothing.
     *
     * @throws CancellationException if the thread was interrupted
     */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("nobody waits for the answer");
        }
    }
}
