package org.seichi.answer;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The options that each question takes, by their names in the API: those that its JSON depends on. */
public final class TakenOptions {
    private TakenOptions() {}

    /** The options of a question; empty if there is no such question. */
    public static Optional<Set<String>> of(String question) {
        return switch (question) {
            case "score" -> with("file", "nodes", "komi", "method", "explain", "arranged", "dead", "alive", "seki");
            case "prove" -> with("file", "nodes");
            case "evaluate" -> with("file", "nodes", "komi", "effort");
            case "suggest" -> with("file", "nodes", "komi", "top");
            case "solve" -> with("file", "nodes", "group", "first", "goal");
            case "lead" -> with("nodes", "komi");
            case "tree" -> with("komi");
            case "info" -> Optional.of(new TreeSet<>(Set.of("file", "game")));
            default -> Optional.empty();
        };
    }

    /** The options with those that say which position of which game is meant, and under which rules. */
    private static Optional<Set<String>> with(String... options) {
        Set<String> all = new TreeSet<>(Set.of("game", "rules", "move", "play"));
        all.addAll(Set.of(options));
        return Optional.of(all);
    }
}
