package org.seichi.move;

/** What the capture of a chain is worth in points (Yen, section 5.1 a). */
final class ChainWorth {
    private ChainWorth() {}

    /** The two exceptions, and the rule. */
    enum Case {
        /** Two points for each stone. */
        PLAIN,
        /** A single stone in a ko: nothing is sure until the ko is filled. */
        KO,
        /** Two stones that can be taken, of which one retakes the stone that took them. */
        TAKE_TWO_RETAKE_ONE
    }

    /** What it is worth to take a chain, by its number of stones. */
    static Worth of(int stones, Case how) {
        return switch (how) {
            case PLAIN -> Worth.sure(2.0 * stones);
            case KO -> new Worth(0, 2);
            case TAKE_TWO_RETAKE_ONE -> Worth.sure(2.0 * stones - 2);
        };
    }
}
