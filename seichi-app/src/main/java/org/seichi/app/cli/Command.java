package org.seichi.app.cli;

import java.util.concurrent.Callable;

/** A command of the program; what it is called says its exit status. */
interface Command extends Callable<Integer> {
    /** What it does, in a sentence. */
    String description();

    /**
     * Declares what it takes. Reading arguments hands over their values, and leaves alone what was not given.
     *
     * @param syntax takes the declarations, in the order in which help lists them
     */
    default void declare(Syntax syntax) {}
}
