package org.seichi.app.http;

import java.util.Set;
import java.util.TreeSet;
import org.seichi.answer.TakenOptions;

/**
 * The keys that the requests for an analysis may have: those that the answer depends on.
 *
 * @param options the keys of {@code options} in a JSON body; in a query all of them are parameters
 * @param overrides the keys of {@code overrides} in a JSON body; in a query all of them are parameters
 */
record AcceptedKeys(Set<String> options, Set<String> overrides) {
    private static final Set<String> OVERRIDES = Set.of("dead", "alive", "seki");

    static final AcceptedKeys SCORE = inAllFormats("score");
    static final AcceptedKeys PROVE = inAllFormats("prove");
    static final AcceptedKeys EVALUATE = inAllFormats("evaluate");
    static final AcceptedKeys SUGGEST = inAllFormats("suggest");
    static final AcceptedKeys SOLVE = inAllFormats("solve");
    static final AcceptedKeys LEAD = of("lead");
    static final AcceptedKeys TREE = of("tree");

    AcceptedKeys {
        options = Set.copyOf(options);
        overrides = Set.copyOf(overrides);
    }

    /** The keys of a question that is answered in JSON only. */
    private static AcceptedKeys of(String question, String... more) {
        Set<String> options = new TreeSet<>(TakenOptions.of(question).orElseThrow());
        Set<String> overrides = new TreeSet<>(options);
        overrides.retainAll(OVERRIDES);
        options.removeAll(OVERRIDES);
        options.addAll(Set.of(more));
        return new AcceptedKeys(options, overrides);
    }

    /** The keys of a question that is also answered as text, pictures and sheets. */
    private static AcceptedKeys inAllFormats(String question) {
        return of(question, "format", "size");
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
