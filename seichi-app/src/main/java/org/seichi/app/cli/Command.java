package org.seichi.app.cli;

import java.util.concurrent.Callable;

/** A command of the program; {@link #call} runs it and returns the exit status. */
interface Command extends Callable<Integer> {
    /**
     * Declares what it does, its options and operands. Parsing sets the values that are given and leaves the others unchanged.
     *
     * @param syntax receives the declarations, in the order in which the help lists them
     */
    void declare(Syntax syntax);
}
