package org.seichi.web;

import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A question to the engine, on any platform.
 *
 * @param what a description of the record, for people
 * @param options the options by name, in their order
 */
@SuppressWarnings("ArrayRecordComponent") // what is sent and never compared
record Inquiry(String what, String question, byte[] record, Map<String, String> options) {
    static Inquiry of(String what, String question, byte[] record, String... options) {
        Map<String, String> named = new LinkedHashMap<>();
        for (int i = 0; i < options.length; i += 2) {
            named.put(options[i], options[i + 1]);
        }
        return new Inquiry(what, question, record, named);
    }

    /** The answer of the engine in this Java. */
    String answer(Engine engine) {
        String wishes = options.entrySet().stream()
                .map(option -> option.getKey() + " " + option.getValue() + "\n")
                .collect(Collectors.joining());
        return engine.answer(question, record, wishes);
    }

    /** A line for {@code answers.mjs}. */
    String line() {
        String named = options.entrySet().stream()
                .map(option -> "\"" + option.getKey() + "\":\"" + option.getValue() + "\"")
                .collect(Collectors.joining(",", "{", "}"));
        String bytes = Base64.getEncoder().encodeToString(record);
        return "{\"question\":\"" + question + "\",\"record\":\"" + bytes + "\",\"options\":" + named + "}";
    }

    @Override
    public String toString() {
        return question + " " + options + " of " + what;
    }
}
