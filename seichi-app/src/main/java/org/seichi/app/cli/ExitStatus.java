package org.seichi.app.cli;

/** Exit statuses of the process. */
final class ExitStatus {
    /** Everything was done. */
    static final int DONE = 0;
    /** At least one of several games failed; the others were done. */
    static final int SOME_FAILED = 1;
    /** Wrong usage, or nothing could be done. */
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
