package org.seichi.app.gtp;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;

/** Commands of the protocol about the session and the engine. */
final class SessionCommands {
    private SessionCommands() {}

    /** Adds the commands. */
    static void add(Map<String, GtpHandler> commands, GtpSession session, String version) {
        commands.put("protocol_version", arguments -> "2");
        commands.put("name", arguments -> "Seichi");
        commands.put("version", arguments -> version);
        commands.put("known_command", arguments -> Boolean.toString(commands.containsKey(arguments.word(0))));
        commands.put("list_commands", arguments -> String.join("\n", commands.keySet()));
        commands.put("cputime", arguments -> processorSeconds());
        commands.put("quit", arguments -> {
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
