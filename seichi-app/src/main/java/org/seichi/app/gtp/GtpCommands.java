package org.seichi.app.gtp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The commands by name, in the order in which they are listed. Each says how many arguments it takes at most. */
final class GtpCommands {
    /** For commands with a list as their arguments. */
    static final int ANY = Integer.MAX_VALUE;

    private final Map<String, GtpHandler> handlers = new LinkedHashMap<>();

    /**
     * Adds a command.
     *
     * @param most the largest number of arguments; with more, the command is refused and changes nothing
     */
    void put(String name, int most, GtpHandler handler) {
        handlers.put(name, arguments -> handler.run(arguments.atMost(most, name)));
    }

    boolean contains(String name) {
        return handlers.containsKey(name);
    }

    /** The names of all commands. */
    Set<String> names() {
        return handlers.keySet();
    }

    /** Carries out a command: its name, then its arguments. */
    String run(List<String> words) throws GtpException {
        GtpHandler known = handlers.get(words.get(0));
        if (known == null) {
            throw new GtpException("unknown command");
        }
        return known.run(new Arguments(words.subList(1, words.size())));
    }
}
