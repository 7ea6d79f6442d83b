package org.seichi.analysis;

import java.util.Optional;

/** Takes times for those who want them: the library itself has no clock. */
@FunctionalInterface
public interface Watch {
    /** Nobody takes the time. */
    Watch NONE = new Watch() {
        @Override
        public long nanos() {
            return 0;
        }
    };

    /** Nanoseconds since some moment. */
    long nanos();

    /** Times that were taken; nothing if nobody did. */
    default Optional<Times> times(long record, long analysis) {
        return this == NONE ? Optional.empty() : Optional.of(new Times(record, analysis));
    }
}
