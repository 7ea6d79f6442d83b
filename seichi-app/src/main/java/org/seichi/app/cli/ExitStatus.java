package org.seichi.app.cli;

/** What the process answers to whoever started it. */
final class ExitStatus {
    /** All done. */
    static final int DONE = 0;
    /** At least one of several games failed; the others are done. */
    static final int SOME_FAILED = 1;
    /** The command was used wrongly, or nothing could be done. */
    static final int UNUSABLE = 2;

    private ExitStatus() {}

    /** The status of a run over several games. */
    static int of(int done, int failed) {
        if (failed == 0 && done > 0) {
            return DONE;
        }
        return done > 0 ? SOME_FAILED : UNUSABLE;
    }
}
