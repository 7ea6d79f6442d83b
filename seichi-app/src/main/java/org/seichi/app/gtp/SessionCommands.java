package org.seichi.app.gtp;

import java.time.Duration;
import java.util.Locale;

/** Commands of the protocol about the session and the engine. */
final class SessionCommands {
    private SessionCommands() {}

    /** Adds the commands. */
    static void add(GtpCommands commands, GtpSession session, String version) {
        commands.put("protocol_version", 0, arguments -> "2");
        commands.put("name", 0, arguments -> "Seichi");
        commands.put("version", 0, arguments -> version);
        commands.put("known_command", 1, arguments -> Boolean.toString(commands.contains(arguments.word(0))));
        commands.put("list_commands", 0, arguments -> String.join("\n", commands.names()));
        commands.put("cputime", 0, arguments -> processorSeconds());
        commands.put("quit", 0, arguments -> {
            session.end();
            return "";
        });
    }

    /** Processor time used by the program so far, in seconds. */
    private static String processorSeconds() throws GtpException {
        Duration used = ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .orElseThrow(() -> new GtpException("the system does not tell"));
        return String.format(Locale.ROOT, "%.3f", used.toMillis() / 1000.0);
    }
}
