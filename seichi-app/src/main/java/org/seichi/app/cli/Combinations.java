package org.seichi.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Which options of a command can be given together: what would be ignored beside another option is refused. Mutable. */
final class Combinations {
    private record Pair(String option, String other, boolean needed) {
        void check(Predicate<String> given) {
            if (given.test(option) && given.test(other) != needed) {
                throw new UsageException(option + (needed ? " goes only with " : " does not go with ") + other);
            }
        }
    }

    private final List<Pair> pairs = new ArrayList<>();

    /** Options, separated by spaces, that mean nothing beside another one. */
    void apart(String other, String options) {
        for (String option : options.split(" ", -1)) {
            pairs.add(new Pair(option, other, false));
        }
    }

    /** An option that means nothing without another one. */
    void needs(String option, String other) {
        pairs.add(new Pair(option, other, true));
    }

    /**
     * Checks a command line.
     *
     * @param given whether an option was given
     * @throws UsageException if an option would be ignored
     */
    void check(Predicate<String> given) {
        pairs.forEach(pair -> pair.check(given));
    }
}
