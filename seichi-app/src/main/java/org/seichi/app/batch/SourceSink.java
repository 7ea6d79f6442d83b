package org.seichi.app.batch;

/** Takes sources one after the other, and lets the finder of them wait while it is busy. */
interface SourceSink {
    /**
     * Takes a source.
     *
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    void take(Source source) throws InterruptedException;
}
