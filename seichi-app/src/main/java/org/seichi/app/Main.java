package org.seichi.app;

import org.seichi.app.cli.SeichiCommand;
import org.seichi.app.cli.Streams;
import org.seichi.method.Methods;

/** Starts the program. */
public final class Main {
    private Main() {}

    /** Runs the command that the arguments name and ends the process with its exit status. */
    public static void main(String[] arguments) {
        System.exit(SeichiCommand.run(Streams.ofProcess(), Methods.all(), arguments));
    }
}
