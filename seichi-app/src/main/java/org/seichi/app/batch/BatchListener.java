package org.seichi.app.batch;

/** Learns how far a run has come; called by one thread. */
public interface BatchListener {
    /**
     * Some of the input is done.
     *
     * @param rows number of rows that were written for it
     * @param bytes how much of the input it was, in the measure of {@link Sources#size}
     */
    void done(int rows, long bytes);
}
