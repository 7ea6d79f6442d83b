package org.seichi.app.batch;

/** Receives sources one by one; blocks the caller while it is busy. */
interface SourceSink {
    /**
     * Receives a source.
     *
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    void take(Source source) throws InterruptedException;
}
