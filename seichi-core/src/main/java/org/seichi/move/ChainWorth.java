package org.seichi.move;

/** What the capture of a chain is worth in points (Yen, section 5.1 a). */
final class ChainWorth {
    private ChainWorth() {}

    /** Kinds of captures: the rule and its two exceptions. */
    enum Case {
        /** Two points for each stone. */
        PLAIN(""),
        /** A single stone in a ko: 0 to 2 points, for nothing is sure until the ko is filled. */
        KO(", ko"),
        /** Two stones are taken and one is retaken: two points less. */
        TAKE_TWO_RETAKE_ONE(", take two retake one");

        private final String words;

        Case(String words) {
            this.words = words;
        }

        /** What is said of an exception, after what is done to the chain; empty for the rule. */
        String words() {
            return words;
        }
    }

    /** The value in points of capturing a chain with a number of stones. */
    static Worth of(int stones, Case how) {
        return switch (how) {
            case PLAIN -> Worth.sure(2.0 * stones);
            case KO -> new Worth(0, 2);
            case TAKE_TWO_RETAKE_ONE -> Worth.sure(2.0 * stones - 2);
        };
    }
}
