package org.seichi.method.dyer;

/** What a move of the ending does, in the words of the source's transcript. */
enum Kind {
    /** A neutral point that connects or protects stones. */
    CONNECT("CONNECT", "connects on a neutral point"),
    /** A neutral point that threatens to capture. */
    ATARI("ATARI", "threatens from a neutral point"),
    /** The answer to a threat. */
    FORCE_CONNECT("FORCE-CONNECT", "answers a threat"),
    /** A neutral point that does neither. */
    NIL("NIL", "takes a neutral point"),
    /** A move inside territory without which stones would be lost once the neutral points are filled. */
    STAY_ALIVE("STAY-ALIVE", "protects what could be captured");

    private final String word;
    private final String sentence;

    Kind(String word, String sentence) {
        this.word = word;
        this.sentence = sentence;
    }

    String word() {
        return word;
    }

    /** The same for people. */
    String sentence() {
        return sentence;
    }
}
