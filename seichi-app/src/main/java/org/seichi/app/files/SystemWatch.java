package org.seichi.app.files;

import org.seichi.analysis.Watch;

/** The clock of the machine: the core has none. */
public enum SystemWatch implements Watch {
    /** It always runs. */
    RUNNING;

    @Override
    public long nanos() {
        return System.nanoTime();
    }
}
