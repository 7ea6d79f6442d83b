package org.seichi.app.gtp;

import java.util.Optional;

/** The other end of a session, as far as an analysis has to know it: whether it still waits for the answer. */
interface Controller {
    /** A controller that waits for every answer. */
    Controller PATIENT = new Controller() {
        @Override
        public boolean hasNext() {
            return false;
        }

        @Override
        public <T> Optional<T> untilNext(Work<T> work) throws GtpException {
            return Optional.of(work.result());
        }
    };

    /** Work with a result. */
    interface Work<T> {
        /** Does the work. */
        T result() throws GtpException;
    }

    /** Whether it has sent a line behind the one that is being answered. The end of the input is none. */
    boolean hasNext();

    /**
     * Does work in the thread of the caller, which a further line interrupts.
     *
     * @return the result; empty if the line came before it and the work gave up
     */
    <T> Optional<T> untilNext(Work<T> work) throws GtpException;
}
