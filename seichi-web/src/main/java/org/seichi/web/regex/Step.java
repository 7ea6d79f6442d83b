package org.seichi.web.regex;

/** A step of an expression, which knows those that follow it. */
abstract class Step {
    Step next = Accept.ACCEPT;

    /** Where a match ends that goes on with this step at an index, or -1. */
    abstract int match(Attempt attempt, int at);

    /** Takes what has come so far. */
    static final class Accept extends Step {
        static final Accept ACCEPT = new Accept();

        @Override
        int match(Attempt attempt, int at) {
            return !attempt.whole || at == attempt.to ? at : -1;
        }
    }

    /** Goes on; what is inside an assertion ends here, wherever that is. */
    static final class Stop extends Step {
        @Override
        int match(Attempt attempt, int at) {
            return at;
        }
    }

    /** Takes nothing. */
    static final class Empty extends Step {
        @Override
        int match(Attempt attempt, int at) {
            return next.match(attempt, at);
        }
    }

    /** Keeps an end of a group. */
    static final class Mark extends Step {
        private final int index;

        Mark(int index) {
            this.index = index;
        }

        @Override
        int match(Attempt attempt, int at) {
            int before = attempt.spans[index];
            attempt.spans[index] = at;
            int end = next.match(attempt, at);
            if (end < 0) {
                attempt.spans[index] = before;
            }
            return end;
        }
    }

    /** Takes what a group took. */
    static final class Again extends Step {
        private final int group;

        Again(int group) {
            this.group = group;
        }

        @Override
        int match(Attempt attempt, int at) {
            int from = attempt.spans[2 * group];
            int length = attempt.spans[2 * group + 1] - from;
            boolean same = from >= 0
                    && at + length <= attempt.to
                    && attempt.text.regionMatches(at, attempt.text, from, length);
            return same ? next.match(attempt, at + length) : -1;
        }
    }

    /** One way or another, the first that leads on. */
    static final class Branch extends Step {
        private final Step[] ways;

        Branch(Step[] ways) {
            this.ways = ways;
        }

        @Override
        int match(Attempt attempt, int at) {
            for (Step way : ways) {
                int end = way.match(attempt, at);
                if (end >= 0) {
                    return end;
                }
            }
            return -1;
        }
    }

    /** Whether the text begins or ends here. */
    static final class Edge extends Step {
        private final boolean begin;

        Edge(boolean begin) {
            this.begin = begin;
        }

        @Override
        int match(Attempt attempt, int at) {
            boolean here = begin ? at == attempt.from : at == attempt.to || isLastLineEnd(attempt, at);
            return here ? next.match(attempt, at) : -1;
        }

        private static boolean isLastLineEnd(Attempt attempt, int at) {
            String text = attempt.text;
            boolean last = at == attempt.to - 1 && Letters.LINE_END.include(text.charAt(at));
            boolean within = at > attempt.from && text.charAt(at) == '\n' && text.charAt(at - 1) == '\r';
            return last && !within || at == attempt.to - 2 && text.startsWith("\r\n", at);
        }
    }

    /** Whether something follows, or does not. */
    static final class Ahead extends Step {
        private final Step inside;
        private final boolean wanted;

        Ahead(Step inside, boolean wanted) {
            this.inside = inside;
            this.wanted = wanted;
        }

        @Override
        int match(Attempt attempt, int at) {
            return inside.match(attempt, at) >= 0 == wanted ? next.match(attempt, at) : -1;
        }
    }

    /** Whether a letter stands before, or does not. */
    static final class Behind extends Step {
        private final Letters letters;
        private final boolean wanted;

        Behind(Letters letters, boolean wanted) {
            this.letters = letters;
            this.wanted = wanted;
        }

        @Override
        int match(Attempt attempt, int at) {
            boolean stands = at > attempt.from && letters.include(attempt.text.codePointBefore(at));
            return stands == wanted ? next.match(attempt, at) : -1;
        }
    }
}
