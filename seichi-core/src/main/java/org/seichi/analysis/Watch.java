package org.seichi.analysis;

import java.util.Optional;

/** A clock for callers that want times: the library itself has none. */
@FunctionalInterface
public interface Watch {
    /** No clock: nothing is measured. */
    Watch NONE = new Watch() {
        @Override
        public long nanos() {
            return 0;
        }
    };

    /** Nanoseconds since an arbitrary moment. */
    long nanos();

    /** The given times, in nanoseconds; empty if nothing is measured. */
    default Optional<Times> times(long record, long analysis) {
        return this == NONE ? Optional.empty() : Optional.of(new Times(record, analysis));
    }
}
