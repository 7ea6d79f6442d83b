package org.seichi.app.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.seichi.app.StandInMethod;
import org.seichi.method.Methods;
import org.seichi.method.ScoringMethod;

/** The result of one run of the command line within this process. */
record Run(int status, String out, String err) {
    static Run of(String... arguments) {
        return of(new byte[0], Set.of(), StandInMethod.ALL_ALIVE, arguments);
    }

    static Run withInput(byte[] input, String... arguments) {
        return of(input, Set.of(), StandInMethod.ALL_ALIVE, arguments);
    }

    static Run onTerminal(String... arguments) {
        return of(new byte[0], EnumSet.allOf(Streams.Dress.class), StandInMethod.ALL_ALIVE, arguments);
    }

    static Run withMethod(ScoringMethod method, String... arguments) {
        return of(new byte[0], Set.of(), method, arguments);
    }

    /** Runs the command line with the methods of the program. */
    static Run ofProgram(String... arguments) {
        return of(new byte[0], Set.of(), Methods.all(), arguments);
    }

    private static Run of(byte[] input, Set<Streams.Dress> dress, ScoringMethod method, String... arguments) {
        return of(input, dress, List.of(method), arguments);
    }

    private static Run of(byte[] input, Set<Streams.Dress> dress, List<ScoringMethod> methods, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(
                new ByteArrayInputStream(input),
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8),
                dress);
        int status = SeichiCommand.run(streams, methods, arguments);
        return new Run(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
