package org.seichi.playout;

import java.util.function.IntConsumer;

/** Runs independent jobs in any order, in parallel or one by one. */
@FunctionalInterface
public interface JobRunner {
    /** Runs all jobs one by one, in the calling thread. */
    JobRunner SEQUENTIAL = (jobs, job) -> {
        for (int number = 0; number < jobs; number++) {
            job.accept(number);
        }
    };

    /**
     * Runs all jobs and waits until they are done.
     *
     * @param jobs number of jobs
     * @param job runs the job with a number from 0 on
     */
    void run(int jobs, IntConsumer job);
}
