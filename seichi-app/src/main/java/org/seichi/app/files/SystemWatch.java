package org.seichi.app.files;

import org.seichi.analysis.Watch;

/** The system clock; the core library reads none itself. */
public enum SystemWatch implements Watch {
    /** The only instance. */
    RUNNING;

    @Override
    public long nanos() {
        return System.nanoTime();
    }
}
