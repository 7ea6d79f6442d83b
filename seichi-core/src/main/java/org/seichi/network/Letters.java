package org.seichi.network;

/** Small weights as text, a letter for each: {@code O} for 0, one letter on for each unit more; from -40 to 40. */
public final class Letters {
    /** The largest weight that can be written. */
    public static final int MOST = 40;

    private static final char NOTHING = 'O';

    private Letters() {}

    /** The weights that some letters stand for. */
    public static int[] read(String letters) {
        return letters.chars().map(letter -> letter - NOTHING).toArray();
    }

    /** The letter for a weight. */
    public static char of(int weight) {
        return (char) (NOTHING + weight);
    }
}
