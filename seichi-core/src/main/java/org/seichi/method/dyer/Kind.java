package org.seichi.method.dyer;

/** What a move of the ending does, in the words of the source's transcript. */
enum Kind {
    /** A neutral point that connects or protects stones. */
    CONNECT("CONNECT"),
    /** A neutral point that threatens to capture. */
    ATARI("ATARI"),
    /** The answer to a threat. */
    FORCE_CONNECT("FORCE-CONNECT"),
    /** A neutral point that does neither. */
    NIL("NIL"),
    /** A move inside territory without which stones would be lost once the neutral points are filled. */
    STAY_ALIVE("STAY-ALIVE");

    private final String word;

    Kind(String word) {
        this.word = word;
    }

    String word() {
        return word;
    }
}
