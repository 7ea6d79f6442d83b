package org.seichi.web.regex;

/** How often something may come. */
record Loop(int least, int most, Kind kind) {
    /** Which number of rounds is tried first, and whether others are. */
    enum Kind {
        GREEDY,
        LAZY,
        POSSESSIVE
    }

    static final Loop ONCE = new Loop(1, 1, Kind.GREEDY);

    /** A character of a set, some times. */
    static final class Run extends Step {
        private final Letters letters;
        private final Loop loop;

        Run(Letters letters, Loop loop) {
            this.letters = letters;
            this.loop = loop;
        }

        @Override
        int match(Attempt attempt, int at) {
            return loop.kind == Kind.LAZY ? lazily(attempt, at) : greedily(attempt, at);
        }

        private int greedily(Attempt attempt, int from) {
            int count = 0;
            int at = from;
            while (count < loop.most && takes(attempt, at)) {
                at += Character.charCount(attempt.text.codePointAt(at));
                count++;
            }
            while (count >= loop.least) {
                int end = next.match(attempt, at);
                if (end >= 0 || loop.kind == Kind.POSSESSIVE || count == 0) {
                    return end;
                }
                at -= Character.charCount(attempt.text.codePointBefore(at));
                count--;
            }
            return -1;
        }

        private int lazily(Attempt attempt, int from) {
            int at = from;
            for (int count = 0; count <= loop.most; count++) {
                int end = count < loop.least ? -1 : next.match(attempt, at);
                if (end >= 0 || !takes(attempt, at)) {
                    return end;
                }
                at += Character.charCount(attempt.text.codePointAt(at));
            }
            return -1;
        }

        private boolean takes(Attempt attempt, int at) {
            return at < attempt.to && letters.include(attempt.text.codePointAt(at));
        }
    }

    /** Begins to go round. */
    static final class Enter extends Step {
        private final Round round;

        Enter(Round round) {
            this.round = round;
        }

        @Override
        int match(Attempt attempt, int at) {
            return round.with(attempt, 0, -1, at);
        }
    }

    /** Whether to go round once more. */
    static final class Round extends Step {
        private final int number;
        private final Loop loop;

        /** What a round takes, which ends here again. */
        Step body;

        Round(int number, Loop loop) {
            this.number = number;
            this.loop = loop;
        }

        /** Goes on with another count of rounds, which is put back if that fails. */
        int with(Attempt attempt, int rounds, int begin, int at) {
            int roundsBefore = attempt.rounds[number];
            int beginBefore = attempt.begins[number];
            attempt.rounds[number] = rounds;
            attempt.begins[number] = begin;
            int end = match(attempt, at);
            attempt.rounds[number] = roundsBefore;
            attempt.begins[number] = beginBefore;
            return end;
        }

        @Override
        int match(Attempt attempt, int at) {
            int rounds = attempt.rounds[number];
            boolean enough = rounds >= loop.least;
            boolean more = rounds < loop.most && (!enough || attempt.begins[number] != at);
            if (enough && loop.kind == Kind.LAZY) {
                int end = next.match(attempt, at);
                return end >= 0 || !more ? end : again(attempt, rounds, at);
            }
            int end = more ? again(attempt, rounds, at) : -1;
            return end >= 0 || !enough ? end : next.match(attempt, at);
        }

        private int again(Attempt attempt, int rounds, int at) {
            int beginBefore = attempt.begins[number];
            attempt.rounds[number] = rounds + 1;
            attempt.begins[number] = at;
            int end = body.match(attempt, at);
            attempt.rounds[number] = rounds;
            attempt.begins[number] = beginBefore;
            return end;
        }
    }
}
