package org.seichi.app.http;

import java.util.Set;
import java.util.TreeSet;

/**
 * The keys that the requests for an analysis may have: those that the answer depends on.
 *
 * @param options the keys of {@code options} in a JSON body; in a query all of them are parameters
 * @param overrides the keys of {@code overrides} in a JSON body; in a query all of them are parameters
 */
record AcceptedKeys(Set<String> options, Set<String> overrides) {
    static final AcceptedKeys SCORE = new AcceptedKeys(
            with("file", "format", "size", "nodes", "komi", "method", "explain"), Set.of("dead", "alive", "seki"));
    static final AcceptedKeys PROVE = new AcceptedKeys(with("file", "format", "size", "nodes"), Set.of());
    static final AcceptedKeys EVALUATE =
            new AcceptedKeys(with("file", "format", "size", "nodes", "komi", "effort"), Set.of());
    static final AcceptedKeys SUGGEST =
            new AcceptedKeys(with("file", "format", "size", "nodes", "komi", "top"), Set.of());
    static final AcceptedKeys SOLVE =
            new AcceptedKeys(with("file", "format", "size", "nodes", "group", "first", "goal"), Set.of());
    static final AcceptedKeys LEAD = new AcceptedKeys(with("nodes", "komi"), Set.of());
    static final AcceptedKeys TREE = new AcceptedKeys(with("komi"), Set.of());

    AcceptedKeys {
        options = Set.copyOf(options);
        overrides = Set.copyOf(overrides);
    }

    /** The options with those of every analysis: which position of which game, and under which rules. */
    private static Set<String> with(String... options) {
        Set<String> all = new TreeSet<>(Set.of("game", "rules", "move", "play"));
        all.addAll(Set.of(options));
        return all;
    }

    /** The parameters of a query. */
    Set<String> query() {
        Set<String> all = new TreeSet<>(options);
        all.addAll(overrides);
        return all;
    }

    /** The keys of a JSON body. */
    Set<String> body() {
        Set<String> all = new TreeSet<>(Set.of("record", "recordBase64", "options"));
        if (!overrides.isEmpty()) {
            all.add("overrides");
        }
        return all;
    }
}
