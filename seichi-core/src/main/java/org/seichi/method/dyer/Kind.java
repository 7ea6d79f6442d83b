package org.seichi.method.dyer;

/** The purpose of a move of the ending, in the words of the source's transcript. */
enum Kind {
    /** A move on a neutral point that connects or protects stones. */
    CONNECT("connects on a neutral point"),
    /** A move on a neutral point that threatens to capture. */
    ATARI("threatens from a neutral point"),
    /** The answer to a threat. */
    FORCE_CONNECT("answers a threat"),
    /** Any other move on a neutral point. */
    NIL("takes a neutral point"),
    /** A protective move inside territory, needed once the neutral points are filled. */
    STAY_ALIVE("protects what could be captured");

    private final String sentence;

    Kind(String sentence) {
        this.sentence = sentence;
    }

    /** The purpose in the words of the source. */
    String word() {
        return name().replace('_', '-');
    }

    /** The purpose in words for users. */
    String sentence() {
        return sentence;
    }
}
