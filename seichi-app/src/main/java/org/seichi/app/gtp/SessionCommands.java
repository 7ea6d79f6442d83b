package org.seichi.app.gtp;

import java.util.Map;

/** Commands about the session itself. */
final class SessionCommands {
    private SessionCommands() {}

    /** Adds them. */
    static void add(Map<String, GtpHandler> commands, GtpSession session, String version) {
        commands.put("protocol_version", arguments -> "2");
        commands.put("name", arguments -> "Seichi");
        commands.put("version", arguments -> version);
        commands.put("known_command", arguments -> Boolean.toString(commands.containsKey(arguments.word(0))));
        commands.put("list_commands", arguments -> String.join("\n", commands.keySet()));
        commands.put("quit", arguments -> {
            session.end();
            return "";
        });
    }
}
