package org.seichi.method.dyer;

/** The purpose of a move of the ending, in the words of the source's transcript. */
enum Kind {
    /** A move on a neutral point that connects or protects stones. */
    CONNECT("CONNECT", "connects on a neutral point"),
    /** A move on a neutral point that threatens to capture. */
    ATARI("ATARI", "threatens from a neutral point"),
    /** The answer to a threat. */
    FORCE_CONNECT("FORCE-CONNECT", "answers a threat"),
    /** Any other move on a neutral point. */
    NIL("NIL", "takes a neutral point"),
    /** A protective move inside territory, needed once the neutral points are filled. */
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

    /** The purpose in words for users. */
    String sentence() {
        return sentence;
    }
}
