package org.seichi.playout;

import java.util.function.IntConsumer;

/** Does a number of jobs that have nothing to do with each other, in any order, at the same time or one by one. */
@FunctionalInterface
public interface Crew {
    /** Does all of them one by one. */
    Crew ALONE = (jobs, job) -> {
        for (int number = 0; number < jobs; number++) {
            job.accept(number);
        }
    };

    /**
     * Does all of them and waits until they are done.
     *
     * @param jobs how many
     * @param job does the one with a number from 0 on
     */
    void run(int jobs, IntConsumer job);
}
