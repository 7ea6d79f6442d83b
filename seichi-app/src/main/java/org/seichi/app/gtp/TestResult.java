package org.seichi.app.gtp;

/**
 * What became of one test.
 *
 * @param id number of the test in its suite
 * @param command what was asked
 * @param expected the expected answer, a regular expression; with ! in front, what must not be answered
 * @param answer what was answered, without sign and id
 * @param outcome what to think of it
 */
public record TestResult(String id, String command, String expected, String answer, Outcome outcome) {
    /** What to think of a test. */
    public enum Outcome {
        /** As expected. */
        PASS,
        /** Not as expected. */
        FAIL,
        /** Not as expected, as the suite says. */
        KNOWN_FAILURE,
        /** As expected, although the suite says that it fails: the suite is to be put right. */
        UNEXPECTED_PASS
    }

    /** Whether nothing needs to be done about it. */
    public boolean isFine() {
        return outcome == Outcome.PASS || outcome == Outcome.KNOWN_FAILURE;
    }
}
