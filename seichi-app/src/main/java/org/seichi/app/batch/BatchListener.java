package org.seichi.app.batch;

/** Receives the progress of a run; called by a single thread. */
public interface BatchListener {
    /**
     * Called when a piece of the input is done.
     *
     * @param rows number of rows written for it
     * @param bytes its share of the input in bytes, as counted by {@link Sources#size}
     */
    void done(int rows, long bytes);
}
