package org.seichi.app.gtp;

/**
 * The result of one regression test.
 *
 * @param id number of the test in its suite
 * @param command the command
 * @param expected a regular expression for the answer; with a leading !, for what the answer must not be
 * @param answer the answer, without status sign and id
 * @param outcome the outcome
 */
public record TestResult(String id, String command, String expected, String answer, Outcome outcome) {
    /** The outcome of a test. */
    public enum Outcome {
        /** As expected. */
        PASS,
        /** Not as expected. */
        FAIL,
        /** Not as expected, but marked in the suite as known to fail. */
        KNOWN_FAILURE,
        /** As expected, although marked as known to fail: the suite should be corrected. */
        UNEXPECTED_PASS
    }

    /** Whether the outcome needs no attention. */
    public boolean isFine() {
        return outcome == Outcome.PASS || outcome == Outcome.KNOWN_FAILURE;
    }
}
